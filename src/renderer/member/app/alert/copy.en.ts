import { counted, type English } from '../../../lib/copy/en/english.ts'
import type { alertCopy } from './copy.ts'

export const alertEnglish: English<typeof alertCopy> = {
  label: 'What’s new',
  open: 'Open',
  justNow: 'just now',
  nameless: 'There is news',
  message: { text: 'You have a new message' },
  match: {
    several: (count) => counted(count, 'partner'),
    text: 'You have a match',
  },
  age: {
    verified: 'Your age is confirmed',
    verifiedWomanText: 'You can start from home.',
    verifiedManText: 'Your document has been checked.',
    resubmit: 'Please submit your document again',
    resubmitText: 'Please read how to photograph it and submit it again.',
  },
  rank: {
    raised: (rank) => `You have reached rank ${rank}`,
    raisedText: 'This is the result of your rank request.',
    unchanged: 'Your rank request has been reviewed',
    unchangedText: (rank) => `Your rank stays ${rank} this time.`,
  },
}
