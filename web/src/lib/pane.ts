/** What is shown beside the table. */
export type Pane = "ask" | "log" | "chat";
