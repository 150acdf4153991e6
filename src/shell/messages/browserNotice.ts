/** Whether this browser shows notifications of the page; `default`: it was not asked yet. */
export type NoticePermission = NotificationPermission | 'unsupported';

export const noticePermission = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the person at the browser, who answers once; to be called when they press something. */
export const askForNotices = async (): Promise<NoticePermission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** What it is about: a later one of the same tag takes its place. */
  readonly tag: string;
  /** Somebody chose it. */
  readonly onOpen: () => void;
}

/** Shows a notification and answers how to take it away; null where this browser shows none. */
export function showNotice({ title, body, tag, onOpen }: Notice): (() => void) | null {
  if (noticePermission() !== 'granted') return null;
  try {
    // Its sound is ours, or none.
    const notice = new Notification(title, { body, tag, silent: true, requireInteraction: true });
    notice.onclick = () => {
      window.focus();
      onOpen();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Browsers of telephones have the permission and refuse pages without a service worker.
    return null;
  }
}
