import { commonEnglish } from '../../../lib/copy/en/common.ts'
import { counted, type English } from '../../../lib/copy/en/english.ts'
import { gateEnglish } from '../../../lib/copy/en/form.ts'
import type { cardCopy, orderCopy, paymentCopy, unpaidCopy } from './copy.ts'

export const cardEnglish: English<typeof cardCopy> = {
  prompt: 'Enter your payment details',

  field: {
    number: 'Card number',
    name: 'Name on the card (Roman letters)',
    month: 'Expiry (month)',
    year: 'Expiry (year)',
    cvv2: 'CVV2 code',
    numberPlaceholder: '0000 0000 0000 0000',
    namePlaceholder: 'TARO YAMADA',
    cvv2Hint: 'The 3 or 4 digits on the back of the card (on some cards on the front).',
    brands: 'Visa, Mastercard, JCB, American Express, Diners Club and Discover are accepted.',
    monthChoice: (n) => `Month ${n}`,
    yearChoice: (n) => n,
    choose: 'Choose',
  },

  error: {
    required: 'Please fill in this field',
    number: 'Please enter a valid card',
    name: 'Please enter the name in Roman letters, as on the card',
    month: 'Please enter a valid month',
    year: 'Please enter a valid year',
    cvv2: 'The CVV2 code has 3 or 4 digits.',
    tokenMissing: 'Please enter the card correctly',
    post: commonEnglish.checkInput,
    declined: 'The card was declined',
  },

  unpaid: 'No payment was made.',
  unpaidHint: 'Check your connection and try again.',
  unconfirmed: 'The result of the payment is not known. Please see your payment details.',
  unchanged: 'The card may not have been changed. Nothing is charged, so please try again.',

  toNumber: 'Enter the card number again',
  toOperator: 'Ask the operator',

  masked: (brand, lastFour) => `${brand} •••• ${lastFour}`,
  retry: (card) => `Please enter the number and the CVV2 code of ${card} again. For your safety, they are not stored.`,

  submit: 'Change',
  submitting: 'Changing…',
  note: 'Your card is used only for the payment. Yoimachi does not store it.',
  statement: 'Your card statement says “YM SERVICE”.',
  statementName: 'YM SERVICE',

  noPlan: 'You have no active plan, so the card cannot be changed.',

  result: { done: commonEnglish.updated, toPaymentInformation: 'Go to payment details' },
}

export const orderEnglish: English<typeof orderCopy> = { title: 'Your order' }

export const paymentEnglish: English<typeof paymentCopy> = {
  select: {
    alreadyPaid: 'Your payment is already confirmed.',
    lead: 'Choose a plan. All prices include tax.',
    plan: 'Plan',
    price: (yen) => `${yen} yen (tax included)`,
    yen: (yen) => `${yen} yen`,
    taxIncluded: 'tax included',
    perMonth: (yen) => `${yen} yen per month`,
    off: (percent) => `${percent}% off`,
    saving: (percent) => `${percent}% cheaper than the 1-month plan`,
    orderHint: 'Choose a plan to see the price and the next payment date.',
    cycle: (cycleDays) =>
      `The second payment follows ${Number(cycleDays) + 1} days after the first, later ones every ${cycleDays} days.`,
    firstFree: 'First period free (then 1,100 yen)',
    nextCharge: (date) => `If you register today, the next payment is on ${date}.`,
    planMissing: 'Please choose a plan.',
    card: 'Card',
    submit: 'Register the payment',
    submitAmount: (yen) => `Register for ${yen} yen`,
    submitFree: 'Register, first period free',
    submitting: 'Registering…',
    toCampaign: 'See the keep-your-rank campaign',
    refund: 'Payments made are not refunded (terms of use, article 10).',
    change: 'To change the plan, cancel first and register again.',
    renewal: 'The plan renews automatically until you cancel.',
    legacyOpen: 'See the plans',
    legacyTitle: 'About the plans',
    womenLead: 'The premium plan for women is optional. Without it the service stays free.',
  },

  large: {
    title: (yen) => `Pay ${yen} yen?`,
    text: (item) => `This is the price (tax included) of ${item}. It is not refunded after payment.`,
    confirm: 'Pay',
    cancel: 'Back',
  },

  campaign: {
    headline: 'Keep-your-rank campaign',
    note: 'Your present rank stays after the payment.',
    toRegular: 'See the regular plans',
  },

  confirm: {
    confirming: 'Payment Confirming...',
    text: 'Confirming your payment.',
    hint: 'Your card’s identity check opens. Please wait without closing the page.',
  },

  success: {
    text: 'Thank you for your payment.',
    lead: 'From today you can use all features.',
    leadWoman: 'From today you can use the benefits of the premium plan.',
    stepsLeft: (n) => `Thank you for registering. Your introductions start after ${counted(n, 'more step')}.`,
    leadUnverified: 'You can use all features once your age is confirmed.',
    pending: 'Please wait until your payment is confirmed.',
    start: 'Start',
    toInformation: 'See payment details',
    login: 'Log in',
  },

  failure: {
    text: 'We are sorry. The payment could not be completed.',
    lead: 'Nothing was charged.',
    reason: 'Response from the card company',
    error: (message) => `Error: ${message}`,
    hint: 'Please try again, or use another card.',
    unchanged: (card) => `${card} · your choices are still here`,
    bought: 'You bought likes within the last 24 hours, so this purchase was not made. Nothing was charged for it.',
    again: 'Try again',
    otherCard: 'Use another card',
    toOperator: 'Ask the operator',
    login: 'Log in',
  },

  receipt: {
    title: 'Receipt',
    thanks: 'Thank you',
    plan: 'Plan',
    periodLabel: 'Period',
    days: (from, to) => `${from} – ${to}`,
    howToCancel: 'How to cancel',
    cancelWay: 'At any time with “Cancel the subscription” in “Payment details”.',
    period: (from, to) => `Period ${from} – ${to}`,
    paidAt: 'Payment date',
    card: 'Card',
    statement: 'Name on the statement',
    next: 'Next payment',
    note: 'Prices include tax. The plan renews automatically until you cancel.',
    cancel: 'You can cancel at any time with “Cancel the subscription” in “Payment details”.',
  },

  done: commonEnglish.updated,

  information: {
    confirmed: 'Payment confirmed',
    notConfirmed: 'Your payment could not be confirmed',
    customerId: 'Customer ID',
    customerPassword: 'Customer password',
    plan: 'Your plan',
    nextPayment: 'Next payment date',
    lastPayment: 'Last payment date',
    amount: 'Price',
    showPassword: 'Show',
    hidePassword: 'Hide',
    passwordShowAfter: '– show',
    passwordHideAfter: '– hide',
    cancel: 'Cancel the subscription',
    cancelWarning: 'After cancelling you can no longer use the service.',
    cancelWarningWoman: 'Cancelling ends the benefits of the premium plan. You remain a member free of charge.',
    missing: {
      never: { title: commonEnglish.locked.paymentMissing.never },
      ended: {
        title: commonEnglish.locked.paymentMissing.ended,
        text: 'Choose a plan if you want to use the service again.',
      },
    },
    currentFree: 'Your plan: free',
    benefitsEnded: 'The benefits of the premium plan have ended, and privacy mode is off.',
    freeNote: 'You do not need to pay anything. You can register for the premium plan at any time.',
    declined: (date, price) => `The card company declined the renewal of ${date}${price}.`,
    declinedPrice: (price) => ` (${price})`,
    declinedHint: 'To use the service again, choose a plan and register another card.',
    registeredEmail: 'Registered email address',
    toSelect: 'Choose a plan',
    toOperator: 'Ask the operator',
    changeCard: 'Change the card',
  },
}

export const unpaidEnglish: English<typeof unpaidCopy> = {
  left: (n) => `${counted(n, 'step')} until your introductions start`,
  leftAndReview: (n) => `${counted(n, 'step')} and the check of your document until your introductions start`,
  document: 'Submit proof of age',
  documentWaiting: gateEnglish.document.underReview,
  plan: 'Choose a plan',
  present: 'Next',
  afterPlan: 'You can do this on home after registering a plan',
  gainsTitle: 'What you can do once you are ready',
  gainsAgain: 'What you can do when you resume',
  gains: {
    introductions: {
      title: 'You are introduced to women',
      text: 'We introduce you to women whose tastes match yours.',
    },
    messages: { title: 'You can exchange messages', text: 'The first word is always hers.' },
    timeline: { title: 'You can see the timeline', text: 'Send a like to someone who interests you.' },
  },
  perMonth: 'per month',
  yenFrom: 'yen and up',
}
