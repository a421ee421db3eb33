import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/**
 * Read by every thread of the server before its own code: threads other than the main one let go of what nobody holds when
 * they are asked, and then say so. The thread of the embedded database has a heap of its own.
 */
if (!isMainThread) {
  const channel = new BroadcastChannel('garbage');
  channel.onmessage = ({ data }) => {
    if (data !== 'collect') return;
    globalThis.gc();
    // What only waited for the first one to let go of it.
    globalThis.gc();
    channel.postMessage('collected');
  };
  channel.unref();
}
