/** Event of the window that the container of a remote on a dev server sends after an edit; its detail is the remote's name (MFE-9). */
export const remoteEdited = 'carecircle:remote-edited';
