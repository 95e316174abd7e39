/** Notices of this browser, also while the page is closed: asked for in the settings of the account. */
import { api } from "./api";

/** Whether this browser can show notices. Only the built page has a worker to show them. */
export const canShow = (): boolean =>
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** Whether this browser shows them already. */
export async function shows(): Promise<boolean> {
  return canShow() && Notification.permission === "granted" && (await (await manager()).getSubscription()) !== null;
}

/** Ask for leave, and tell the server where this browser takes notices. False if it was not given. */
export async function show(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const push = await manager();
  // One that was made for another key is of no use any more.
  await (await push.getSubscription())?.unsubscribe();
  const given = (await push.subscribe({ userVisibleOnly: true, applicationServerKey: octets(key) })).toJSON();
  await api.remindBrowser({ endpoint: given.endpoint ?? "", p256dh: given.keys?.p256dh ?? "", auth: given.keys?.auth ?? "" });
  return true;
}

/** No notices in this browser any more. */
export async function hide(): Promise<void> {
  const given = await (await manager()).getSubscription();
  if (!given) return;
  await api.dropBrowser(given.endpoint);
  await given.unsubscribe();
}

/** A key as the protocol writes it, as octets. */
export function octets(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
