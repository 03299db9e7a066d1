import type { Page } from '@playwright/test';

/** Signs in and waits until the tab is connected; `loads` counts how often the document was loaded from then on. */
export async function connected(page: Page, signIn: () => Promise<void>) {
  const isConnected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (String(payload).includes('CONNECTED') && resolve())),
    );
  });
  await signIn();
  await isConnected;
  let loads = 0;
  page.on('load', () => void loads++);
  return { loads: () => loads };
}

/** Waits until the tab subscribes to a topic of this kind; call before the page is opened. */
export const subscribed = (page: Page, topic: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (text.includes('SUBSCRIBE') && text.includes(topic)) resolve();
      }),
    );
  });
