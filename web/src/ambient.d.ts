/// <reference types="svelte" />
/// <reference types="vite/client" />

/** One icon of a collection; see build/icons.ts. */
declare module "icon:*" {
  const icon: import("./lib/icon").IconShape;
  export default icon;
}
