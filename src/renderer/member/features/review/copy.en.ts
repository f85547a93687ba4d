import { commonEnglish } from '../../../lib/copy/en/common.ts'
import { counted, type English } from '../../../lib/copy/en/english.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import type { reviewCopy } from './copy.ts'

export const reviewEnglish: English<typeof reviewCopy> = {
  public: {
    title: titlesEnglish['/review'],
    newest: 'Newest',
    popular: 'Popular',
    toMine: 'See your reviews',
    forMen: 'All women on Yoimachi can read published reviews.',
    satisfaction: 'Satisfaction',
    praise: 'What was good',
    asInProfile: { 3: 'Almost as in the profile', 4: 'As in the profile' },
    today: 'Today',
    yesterday: 'Yesterday',
    withoutText: 'No written review',
    onThisPage: (n) => `${n} on this page`,
    more: 'Read more',
    less: 'Close',
    ellipsis: '…',
    like: 'Helpful',
    unlike: 'Undo “Helpful”',
    likes: (n) => `${counted(n, 'person', 'people')} found this helpful`,
    items: 'Ratings in detail',
    empty: 'No reviews yet.',
    emptyHint: 'Reviews that women write on the profiles of men they have met appear here.',
  },

  form: {
    title: titlesEnglish['/reviewform'],
    about: (name) => `Review of your meeting with ${name}`,
    aboutWords: ['meeting', 'review'],
    lead: 'Tell us about the meeting. Your name is not published.',
    date: 'Day of the meeting',
    dateEarly: (from) => `Days before ${from} cannot be chosen. Choose from the day he was recommended to you.`,
    dateFuture: 'Future dates cannot be chosen.',
    dateWrong: 'Please check the day of the meeting',
    textWrong: 'Please check the length of the review',
    dateTaken: 'There is already a review for that day.',
    ratings: 'Ratings',
    text: 'Review',
    textHint: 'Please be considerate, and write nothing that identifies a person.',
    textPlaceholder: 'E.g. He was considerate from beginning to end.',
    tooLong: 'Use at most 2,000 characters.',
    publishing: 'Publish the whole text',
    submit: 'Post',
    submitting: 'Posting…',
    incomplete: 'Please fill in everything',
    lookupFailed: commonEnglish.errorOccurred,
  },

  mine: {
    empty: 'You have not written a review yet.',
    emptyHint: 'You can write one with “Write a review” on the profile of a match.',
    with: (name) => name,
    withNobody: 'Partner',
    metOn: (date) => `Met on ${date}`,
    postedOn: (date) => `Posted on ${date}`,
  },
}
