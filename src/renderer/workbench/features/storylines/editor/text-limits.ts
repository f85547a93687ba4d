/** Longest texts that the editor takes, in characters. A file may have longer ones (contract/storyline/file.ts). */
export const longestTitle = 200
export const longestText = 2000
/** Notes have answers to questions below what is said; points have one in each line. */
export const longestNotes = 5000
