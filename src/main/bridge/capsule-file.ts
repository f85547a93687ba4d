/** What the file dialogs offer. */
export const capsuleFilter = { name: '宵待カプセル', extensions: ['json'] }

/** A world of 100,000 members stays well below this; anything larger is another kind of file. */
export const maxCapsuleBytes = 512 * 1024 * 1024
