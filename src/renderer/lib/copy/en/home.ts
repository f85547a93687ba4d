import type { footprintCopy, homeCopy } from '../home.ts'
import type { navCopy } from '../nav.ts'
import type { operatorChatCopy } from '../operator-chat.ts'
import { commonEnglish } from './common.ts'
import { counted, type English } from './english.ts'
import { gateEnglish } from './form.ts'
import { titlesEnglish } from './titles.ts'

export const footprintEnglish: English<typeof footprintCopy> = {
  list: 'Visitors',
  lead: 'People who visited your profile, newest first.',
  empty: 'No footprints yet. Have a look at the timeline and leave plenty of your own 💕',
  toTimeline: 'See the timeline',
  like: (name) => `Send ${name} a like`,
  liked: (name) => `You sent ${name} a like`,
  cannotLike: 'You cannot send a like',
  answer: (name) => `You can choose your answer on ${name}’s profile`,
  likesRemaining: (n) => `${counted(n, 'like')} left`,
}

export const homeEnglish: English<typeof homeCopy> = {
  title: titlesEnglish['/home'],

  flash: {
    ageDocumentSubmitted: 'Your proof of age has been submitted. The check takes up to one business day.',
    reviewPosted: 'Your review has been posted.',
    formSaved: 'Your details have been saved.',
    noMatch: 'You passed this time. You can receive the next recommendation on home.',
  },

  greeting: {
    welcome: 'Welcome',
    hello: (greeting) => `${greeting},`,
    premium: 'Premium',
    rank: (rank) => `Rank ${rank}`,
  },

  returning: { text: 'You can go back to the page you had open.', button: 'Go back and continue' },

  firstDay: {
    title: 'Meet your first match',
    lead: 'The AI chooses people whose wishes match yours. If someone is not right for you, you can simply pass.',
    steps: 'What is ready, and what you can do next',
    age: 'Age confirmation',
    done: 'Done',
    profile: 'Profile',
    filledIn: 'Filled in',
    like: 'Like someone who appeals to you',
    freeLikes: (n) => `${n} free`,
    timeline: 'Today’s timeline',
  },

  waiting: {
    usual: `The check is usually ${gateEnglish.document.usual}`,
    received: 'Received',
    checking: 'Being checked',
    start: 'Ready to use',
    toState: commonEnglish.locked.toWaiting,
    submitAgain: commonEnglish.locked.toAgeConfirmation,
    meanwhile: 'While you wait',
    besides: 'What else you can do',
    tasks: {
      profile: { title: 'Improve your profile', text: 'Go over your photos and introduction' },
      guide: { title: 'Read the guide', text: 'How it works, and what we promise each other' },
      operator: { title: 'Talk to the operator', text: 'Ask about anything on your mind' },
    },
  },

  today: {
    title: 'What you can do today',
    likedBy: 'You received a like',
    likedAt: (at) => `Received ${at}`,
    likedText: 'You can get in touch or pass.',
    answer: 'See the profile and answer',
    messagesText: (n) => `You have ${counted(n, 'unread message')}.`,
    toMessages: 'Read messages',
    unread: 'Unread messages',
    timelineText: 'Why not send a like to someone who interests you? The timeline changes every day.',
    toTimeline: 'See the timeline',
    like: 'Send a like on the timeline',
    likesLeft: 'Likes left, and more',
    freeLikes: (n) => `${n} free`,
  },

  completeness: {
    title: 'Profile completeness',
    full: 'Your profile is complete.',
    lead: 'The more complete it is, the better people get to know you.',
    stepDone: 'Filled in',
    stepOpen: 'Fill in',
    item: {
      c1: 'Create your profile',
      c2: 'Add 1 photo',
      c3: 'Add 2 photos',
      c4: 'Add 3 photos',
      c5: 'Choose strong points',
      c6: 'Write an introduction of 50 characters or more',
      c7: 'Write an introduction of 140 characters or more',
      c8: 'Write an introduction of 300 characters or more',
      c9: 'Add the ID of a social account',
    },
  },

  recommend: {
    title: 'Today’s recommendations',
    start: 'Start recommendations',
    started: 'Your recommendations have already started.',
    notNow: 'You cannot receive recommendations now. Please read the note on the screen.',
    ask: 'Get an AI recommendation',
    arrived: 'A recommendation has arrived. See the list under Messages.',
    guide: (n) =>
      n === ''
        ? 'You have reached today’s guide of 3 AI recommendations. You can go on until today’s total is used up. It resets at 3:00.'
        : `About ${n} of them can be AI recommendations (3 a day). It resets at 3:00.`,
    guideWords: ['at 3:00'],
    startGuide: (cap) => `Once started, you can receive up to ${cap} a day (about 3 of them AI recommendations).`,
    manual: (n) => `Get a recommendation from the operator (${n} a day)`,
    manualUsed: 'You have received today’s recommendations from the operator.',
    remaining: (n) => `${n} left today`,
    stillToChoose: (n) => `You can choose ${n} more`,
    noneFound: 'No man matches your conditions. Change your profile or conditions and try again.',
    limitReached: 'You have reached today’s limit of recommendations. It resets at 3:00.',
    undecided: 'Waiting for your answer',
    aboutPremium: 'About the premium plan',
  },

  goingOn: { title: 'Continue' },

  counts: {
    label: 'Your encounters',
    recommend: 'In progress',
    matching: 'Matches',
    liked: 'Likes received',
    likedNew: (n) => `${n} new`,
    sentLike: 'Likes sent',
  },

  footprints: { title: 'Footprints', seeAll: 'See all', empty: footprintEnglish.empty },
  latest: { title: 'Latest news', empty: 'No news yet.' },
  partners: { title: 'For members only', lead: 'Partner businesses for Yoimachi members.' },

  confirmation: {
    title: 'Your membership',
    age: 'Age confirmation',
    payment: 'Payment',
    premiumPlan: 'Premium plan',
    ageVerified: gateEnglish.document.verified,
    ageResubmit: gateEnglish.document.resubmit,
    ageUnderReview: gateEnglish.document.underReview,
    ageNeeded: gateEnglish.document.needed,
    paymentRegistered: 'Registered',
    paymentNotConfirmed: 'Not confirmed',
    premiumRegistered: 'Registered',
    premiumNotRegistered: 'Not registered (optional)',
  },
}

export const navEnglish: English<typeof navCopy> = {
  rail: { footprints: 'Footprints' },
  foot: { legal: 'Terms and legal' },
  beside: { list: 'List of partners', partner: 'Partner’s profile' },
  menu: {
    title: 'Menu',
    open: 'Open menu',
    home: 'Home',
    notices: 'Notices',
    profile: 'Profile',
    paymentInformation: 'Payment details',
    reviews: 'All reviews',
    board: 'Boards',
    recommends: titlesEnglish['/recommends'],
    operator: 'Message the operator',
    faq: 'FAQ',
    settings: 'Settings',
    login: 'Log in',
    signUp: 'Sign up',
    logout: 'Log out',
  },

  disabled: { man: 'Available after payment', woman: 'Available after age confirmation' },

  external: {
    x: 'Official X',
    instagram: 'Official Instagram',
    blog: 'Official blog',
    community: 'Women’s community',
  },

  legal: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    operator: 'About the company',
    law: 'Commercial disclosure',
  },

  footer: {
    label: 'Main pages',
    home: 'Home',
    messages: 'Messages',
    timeline: 'Timeline',
    profile: 'Profile',
    unread: (n) => `${n} unread`,
  },

  theme: { label: 'Brightness', system: 'Device setting', day: 'Day', night: 'Night' },

  skipToContent: 'Skip to content',
}

const officeTimes = '10:00–19:00'

export const operatorChatEnglish: English<typeof operatorChatCopy> = {
  title: titlesEnglish['/hona'],
  back: 'Back',
  placeholder: 'Write a message',
  send: 'Send',
  failed: 'Could not send.',
  tooLong: 'Use at most 1,000 characters.',
  openHours: `Weekdays ${officeTimes}`,
  hours: `Open on weekdays ${officeTimes}, except holidays`,
  welcome: {
    greeting: (name, hello) =>
      `${hello}${name === '' ? '' : `, ${name}`}.\nThis is the Yoimachi operator.\nWrite freely about anything that troubles you.`,
    inTurn: 'Our staff will reply in order of arrival.',
    question: 'What is it about?',
    topics: [
      'Age confirmation',
      'Payment or cancellation',
      'A question or report about a partner',
      'How something works',
      'Comments and requests',
    ],
    begin: (topic) => `[${topic}]\n`,
    emergency:
      'If you feel in danger, call 110 at once. For non-urgent advice, you can also call the police line #9110.',
  },
  sentByMe: 'Your message',
  sentByOperator: 'Message from the operator',
  report: 'Report to or ask the operator',
  reportDraft: (name, about) =>
    `[Report or question] About ${name === '' ? 'the partner' : name} (number: ${about})\nDetails: `,
}
