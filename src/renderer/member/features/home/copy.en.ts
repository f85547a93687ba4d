import { counted, type English } from '../../../lib/copy/en/english.ts'
import type { bonusCopy, premiumCopy } from './copy.ts'

export const premiumEnglish: English<typeof premiumCopy> = {
  title: 'Premium plan',
  lead: 'An optional plan for those who want to meet more people.',
  benefits: [
    { title: 'Up to 10 recommendations a day', text: 'You can receive 10 a day instead of 6.' },
    {
      title: '3 recommendations a day from the operator',
      text: 'Up to 3 of the 10 can come from the operator.',
    },
    { title: 'A second look', text: 'You can still choose “Get in touch” for people you passed on.' },
    { title: 'Privacy mode', text: 'You can keep your profile off the timeline.' },
  ],
  redoNote: 'A dissolved match cannot be restored, even with the premium plan.',
  price: '1,100 yen every 30 days (tax included)',
  toSelect: 'Go to registration',
  later: 'Not now',
  active: 'You are using the premium plan',
}

export const bonusEnglish: English<typeof bonusCopy> = {
  loginBonus: {
    title: 'Login bonus',
    text: (n) => `Login bonus: you received ${counted(n, 'like')}`,
    note: 'They are valid until 3:00 tomorrow morning.',
    button: 'Close',
  },

  announcement: {
    title: 'Announcement from the operator',
    confirm: 'I have read this',
    open: 'Read the announcement',
    counter: (n, total) => `${n} of ${total}`,
    waiting: (n) => `There are ${n} announcements from the operator`,
  },

  popup: {
    close: 'Close',
    neverAgain: 'Do not show again',
    campaign: {
      title: 'Keep-your-rank campaign',
      text: 'Keep your present rank and use the service at a special price. For selected members only.',
      button: 'See the campaign plans',
    },
    likes: {
      title: 'Send a like to someone who interests you',
      text: 'A like is a quiet way to show your interest. Packs start at 10 likes.',
      button: 'Buy likes',
    },
    premium: {
      title: 'About the premium plan',
      text: 'Up to 10 recommendations a day, a second look at people you passed on, and more.',
      button: 'See the plan',
    },
  },
}
