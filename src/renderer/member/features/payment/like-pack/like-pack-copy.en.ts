import { counted, type English } from '../../../../lib/copy/en/english.ts'
import type { likePackCopy } from './like-pack-copy.ts'

export const likePackEnglish: English<typeof likePackCopy> = {
  lead: 'Send likes to people who interest you on the timeline or among your footprints.',

  balance: {
    title: 'Likes left',
    total: (n) => counted(n, 'like'),
    free: (n) => `${n} free`,
    purchased: (n) => `${n} purchased`,
    freeNote: 'You receive 3 free likes a day when you open home. They are valid until 3:00 the next morning.',
    order: 'Purchased likes are used first.',
  },

  pack: {
    title: 'Choose a pack',
    count: (n) => counted(n, 'like'),
    price: (yen) => `${yen} yen (tax included)`,
    each: (yen) => `${yen} yen each`,
    saving: (percent) => `${percent}% cheaper than the pack of 10`,
    expires: (date) => `If you buy today, they are valid until ${date}.`,
    hint: 'Choose a pack to see the price and until when it is valid.',
    missing: 'Please choose a pack.',
    validity: 'Purchased likes are valid for 180 days.',
    interval: 'You can buy once every 24 hours.',
  },

  submit: 'Buy',
  submitAmount: (yen) => `Buy for ${yen} yen`,
  packName: (n) => counted(n, 'like'),
  submitting: 'Buying…',
  toTimeline: 'To the timeline',
  availableAt: (at) => `You can buy again from ${at}`,

  history: {
    title: 'Purchase history',
    empty: 'No purchases yet.',
    purchasedOn: (date) => `Purchased on ${date}`,
    remaining: (n) => `${n} left`,
    expiry: (date) => `Valid until ${date}`,
    expired: 'Expired',
  },
}
