import { commonEnglish, productEnglish } from '../../../lib/copy/en/common.ts'
import type { English } from '../../../lib/copy/en/english.ts'
import { gateEnglish } from '../../../lib/copy/en/form.ts'
import type { landingCopy } from './copy.ts'

export const landingEnglish: English<typeof landingCopy> = {
  heading: productEnglish,
  tagline: commonEnglish.tagline,
  lead: 'The operator and the AI introduce you, one by one, to people who share your values and tastes. Start at a comfortable distance, without hurry or pressure.',
  leadWords: ['without hurry'],
  adultsOnly: commonEnglish.adultsOnly,
  noHighSchool: 'High-school students cannot use this service.',
  dailyFigures: commonEnglish.dailyFigures,
  signUp: 'Sign up',
  login: 'Log in',

  features: {
    title: 'What matters to Yoimachi',
    list: [
      {
        title: 'Only people you may like',
        text: 'Profiles tell each other what you want to know before you meet. If it does not feel right, simply pass.',
      },
      {
        title: 'Everyone’s age is confirmed',
        text: 'Only people whose age was confirmed with an official document can talk to each other.',
      },
      {
        title: 'The first word is hers',
        text: 'Messages start with the woman’s first word. Nobody is rushed to answer.',
      },
      {
        title: 'Someone is always looking after you',
        text: 'You can write to the operator. If anything worries you, please ask.',
      },
    ],
  },

  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Sign up',
        text: 'Sign up with an email address and a password, and open the link in the email you receive.',
      },
      {
        title: 'Confirm your age',
        text: `Submit a document. The check is usually ${gateEnglish.document.usual}.`,
      },
      {
        title: 'Meet someone',
        text: 'Women receive recommendations. Men complete their profile and wait.',
      },
      { title: 'Exchange messages', text: 'A match opens the conversation.' },
    ],
  },

  fees: {
    title: 'Prices',
    women: 'The service is free for women. A premium plan is available for those who wish to meet more people.',
    men: 'Men choose one of the following plans. Prices include tax, and plans renew automatically until cancelled.',
  },

  safety: {
    title: 'For your peace of mind',
    list: [
      'Mutual consent comes before everything else.',
      'Either of you can dissolve a match at any time.',
      'Photos must not be used or copied without permission.',
      'Your card statement says “YM SERVICE”.',
    ],
  },
}
