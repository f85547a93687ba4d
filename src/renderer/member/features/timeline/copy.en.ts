import { commonEnglish } from '../../../lib/copy/en/common.ts'
import { counted, type English } from '../../../lib/copy/en/english.ts'
import type { timelineCopy } from './copy.ts'

export const timelineEnglish: English<typeof timelineCopy> = {
  list: 'List of profiles',
  likes: (total, free, purchased) => `${counted(total, 'like')} left (${free} free, ${purchased} purchased)`,
  views: (n) => `${counted(n, 'detailed profile')} left`,
  viewsReset: 'Resets every day at 3:00',
  met: { viewed: 'Viewed', liked: 'Liked' },
  shuffle: 'Shuffle the list',
  shuffling: 'Shuffling…',
  toShop: 'Buy likes',
  empty: 'There are no profiles to show yet.',
  emptyHint: 'They change every day at 3:00. Please come back later.',
  failed: commonEnglish.errorOccurred,
  privacy: {
    label: 'Privacy mode',
    on: 'You are hidden from the timeline',
    off: 'You appear on the timeline',
  },
  purchased: {
    title: 'Purchase complete',
    text: commonEnglish.likesPurchased,
    likes: 'Likes purchased',
    count: (n) => counted(n, 'like'),
    amount: 'Price (tax included)',
    yen: commonEnglish.unit.yen,
    expiry: 'Valid until',
    total: 'Likes left',
    close: 'Close',
  },
}
