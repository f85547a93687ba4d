import type { commonCopy, endedSessionCopy } from '../common.ts'
import type { greetingWords } from '../greeting.ts'
import type { outcomeCopy } from '../outcome.ts'
import type { pictureFaults } from '../picture.ts'
import type { reportCopy } from '../report.ts'
import { counted, type English } from './english.ts'

export const productEnglish = 'Yoimachi'

export const commonEnglish: English<typeof commonCopy> = {
  productName: productEnglish,
  tagline: 'Quiet encounters for adults.',
  adultsOnly: 'You must be 18 or older to use this service.',
  dailyFigures: 'Every day 300 women receive recommendations, and more than 100 matches are made.',

  errorOccurred: 'Something went wrong.',
  checkInput: 'Please check what you entered',
  updated: 'Saved',
  lockedMan: 'Available once your age and payment are confirmed.',
  lockedWoman: 'Available once your age is confirmed.',
  passwordChanged: 'Your password has been changed.',
  passwordHint: 'Use at least 6 characters.',
  likesPurchased: 'Your likes have been purchased.',

  locked: {
    title: 'Not available yet',
    toAgeConfirmation: 'Confirm your age',
    toWaiting: 'See the progress of the check',
    toPayment: 'Go to payment details',
    ageMissing: 'Your age is not confirmed yet',
    ageUnderReview: 'Your document is being checked',
    paymentMissing: {
      never: 'You have no plan yet',
      ended: 'Your plan has been cancelled',
      'charge-failed': 'Your payment could not be confirmed',
    },
  },

  button: { back: 'Back', reload: 'Reload', toHome: 'Go to home' },

  state: {
    loading: 'Loading…',
    offline: 'You are not connected to the internet.',
    unreachable: 'The server cannot be reached.',
    unreachableHint: 'Reconnecting automatically. The page opens as soon as the connection is back.',
    outdated: 'The latest information cannot be loaded. It updates as soon as the connection is back.',
    offlineWaiting: (page) => `“${page}” opens when the connection is back.`,
    newVersion: 'Yoimachi has been updated. Reload to continue.',
    loadFailed: 'Could not load.',
    loadFailedHint: 'Check your connection and try again.',
    newTab: 'Opens in a new tab',
  },

  notFound: {
    title: 'Page not found',
    text: 'The page may have moved or no longer exist.',
    button: 'Back to home',
  },

  form: {
    choose: 'Please choose',
    draftRestored: 'What you entered last time has been restored.',
    draftDiscard: 'Discard the restored text',
  },

  pager: { label: 'Page navigation' },

  photo: {
    alt: (name) => `Photo of ${name}`,
    enlarge: (n) => `Enlarge photo ${n}`,
    altNumbered: (name, n, total) => `Photo ${n} of ${total} of ${name}`,
  },

  time: { untilReset: (span) => `${span} left until 3:00` },

  unit: {
    people: (n) => counted(n, 'person', 'people'),
    items: (n) => counted(n, 'item'),
    age: (n) => `${n} years old`,
    yen: (n) => `${n} yen`,
  },

  name: { withHonorific: (name) => name, unnamed: 'No name set' },
}

export const endedSessionEnglish: English<typeof endedSessionCopy> = {
  underAge: commonEnglish.adultsOnly,
  inactive: 'This account cannot be used at present.',
  expired: 'Your login has expired. Please log in again.',
}

export const greetingEnglish: English<typeof greetingWords> = {
  morning: 'Good morning',
  day: 'Hello',
  evening: 'Good evening',
}

export const outcomeEnglish: English<typeof outcomeCopy> = {
  checking: 'Checking the result. Please do not press again.',
  unsent: 'Not sent. Check your connection and try again.',
  unsaved: 'Not saved. Check your connection and try again.',
  unconfirmed: 'This may not have been sent. Check your connection and try again.',
  gone: 'It has already been deleted.',
}

export const pictureEnglish: English<typeof pictureFaults> = {
  kind: 'Choose a JPEG, PNG or WebP image. HEIC, GIF, PDF and other files cannot be used.',
  damaged: 'The image could not be read. The file may be damaged. Please choose another one.',
  small: 'The image is too small to show clearly. Please choose a larger one.',
  large: 'The image is larger than 10 MB even after resizing. Please choose another one.',
}

export const reportEnglish: English<typeof reportCopy> = {
  button: 'Report',
  title: (subject) => `Report this ${subject}`,
  lead: 'Choose a reason. You can write more in a message to the operator. The author will not be told.',
  reasons: [
    'Contains personal information',
    'Offensive or abusive language',
    'Solicitation or advertising',
    'Untrue content',
    'Other reason',
  ],
  subject: { post: 'board post', review: 'review' },
  draft: (subject, address, about, reason) =>
    `[Report] ${subject} (${address} number: ${about})\nReason: ${reason}\nDetails: `,
}
