/**
 * Resolves in a task of its own, so that whatever has come in meanwhile is worked on first. Unlike a timer it is not held
 * back in a tab that nobody sees.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
