/** Do something now and again and again while the page is looked at; an `$effect` returns what stops it. */
export function every(seconds: number, work: () => void): () => void {
  work();
  const timer = setInterval(() => {
    if (!document.hidden) work();
  }, seconds * 1000);
  return () => clearInterval(timer);
}
