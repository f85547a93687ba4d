/** A capsule of 100,000 members stays well below this size. */
export const maxCapsuleBytes = 512 * 1024 * 1024
