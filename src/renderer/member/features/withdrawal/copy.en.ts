import { counted, type English } from '../../../lib/copy/en/english.ts'
import type { withdrawalCopy } from './copy.ts'

export const withdrawalEnglish: English<typeof withdrawalCopy> = {
  reason: {
    title: 'Why are you leaving?',
    lead: 'Please tell us so that we can improve the service.',
    label: 'Reason',
    missing: 'Please choose a reason.',
    text: 'Tell us more (optional)',
    tooLong: 'Use at most 100 characters.',
    submit: 'Next',
    submitting: 'Sending…',
    failed: 'Could not send. Please try again.',
  },

  thanks: {
    title: 'Leave the service',
    text: 'Thank you for being with us.',
    note: 'When you leave, all matches and messages are closed and cannot be restored. You cannot sign up again with the same email address.',
    premiumNote: 'If you only want to end the premium plan, cancel it in the payment details. You stay a member.',
    toPayment: 'Go to payment details',
    withdraw: 'Leave',
    withdrawing: 'Processing…',
    back: 'Back',
    question: {
      title: 'Leave the service?',
      lead: 'You lose the following, and it cannot be restored.',
      plan: 'The premium plan (payments made are not refunded)',
      likes: (n) => counted(n, 'purchased like'),
      matches: (n) => `${counted(n, 'match', 'matches')} with all messages`,
      noMatches: 'Matches and messages',
      address: 'You can no longer sign up with the same email address.',
      confirm: 'Leave',
      cancel: 'Back',
    },
    failed: 'Leaving failed. Please try again later.',
  },

  done: { title: 'You have left', text: 'You have left the service.', toTop: 'To the top page' },
}
