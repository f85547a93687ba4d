import { commonEnglish } from '../../../lib/copy/en/common.ts'
import { counted, type English } from '../../../lib/copy/en/english.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import type { cancellationCopy } from './copy.ts'

export const cancellationEnglish: English<typeof cancellationCopy> = {
  title: titlesEnglish['/payment_cancellation'],
  progress: (step, total) => `${step} of ${total}`,

  confirm: {
    title: 'Cancel the subscription?',
    textMan: 'First you can see what you lose and what stays.',
    textWoman: 'First you can see what you lose and what stays. You remain a free member.',
    yes: 'Yes',
    no: 'No',
  },

  procedure: {
    title: 'How to cancel',
    text: 'You choose a reason, check the details and enter your password. Payments made are not refunded (terms of use, article 10). To change the plan, you also need to cancel first.',
    next: 'Next',
  },

  reason: {
    title: 'Why are you cancelling?',
    label: 'Reason',
    text: 'Details of the reason',
    tooLong: 'Use at most 100 characters.',
    nothingYet: 'Nothing has changed yet. The cancellation takes effect only when you enter your password at the end.',
    cardTitle: 'If you only want to change the card',
    cardText: 'You can change the card without cancelling.',
    next: 'Next',
  },

  review: {
    title: 'Check the details',
    reason: 'The reason you chose',
    text: 'If everything is correct, continue to the password.',
    next: 'Next',
  },

  loss: {
    title: 'What you lose',
    days: (days, until) => `The ${counted(days, 'day')} you have paid for (until ${until})`,
    lastDay: (until) => `The rest of the time you have paid for (until ${until})`,
    paidMan: 'Paid features such as recommendations and messages',
    paidWoman: 'The benefits of the premium plan',
    privacy: 'Privacy mode (your profile appears on the timeline)',
    noRefund: 'They end with the cancellation. There is no refund.',
    staysTitle: 'What stays, free of charge',
    freeMan: 'Membership, editing your profile, notices, messages with the operator',
    freeWoman: 'Membership, recommendations, messages, timeline and more',
  },

  password: {
    title: 'Enter your password',
    lead: 'Enter your login password so that we know it is you.',
    label: 'Password',
    submit: 'Cancel the subscription',
    submitting: 'Processing…',
    failed: commonEnglish.errorOccurred,
    unsent: 'The subscription was not cancelled. Please try again.',
  },

  noPlan: { text: 'You have no active plan.', toPayment: 'Go to payment details' },

  done: {
    title: 'Cancellation complete',
    text: 'Your subscription has been cancelled. Thank you for using the service.',
    toHome: 'Go to home',
  },

  back: 'Back',
}
