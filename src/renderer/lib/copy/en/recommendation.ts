import type { rankCopy } from '../rank.ts'
import type { recommendationSettingCopy } from '../recommendation-setting.ts'
import type { recommendationCopy } from '../recommendation.ts'
import { commonEnglish } from './common.ts'
import { counted, type English } from './english.ts'
import { titlesEnglish } from './titles.ts'

export const recommendationEnglish: English<typeof recommendationCopy> = {
  title: titlesEnglish['/recommends'],

  tab: {
    label: 'Switch the list',
    all: 'All',
    recommended: 'Recommended',
    matching: 'Matches',
    liked: 'Likes',
    declined: 'Passed',
    likesLabel: 'Type of likes',
    received: 'Likes received',
    sent: 'Likes sent',
  },

  choose: {
    title: 'Choose a conversation',
    text: 'Choose a partner from the list on the left to open the conversation here.',
  },

  chip: {
    received: 'Like received',
    sent: 'Like sent',
    ownTurn: 'Your turn',
    partnerTurn: 'Waiting for an answer',
    held: (span) => `On hold, ${span} left`,
  },

  emptyOf: {
    1: {
      all: 'Women who contact or like you appear here.',
      recommended: 'Women you were recommended to appear here until they choose an answer.',
      matching: 'You match when a woman chooses to get in touch, or answers your like.',
      liked: 'Good photos and a good introduction bring more likes.',
      sent: 'Send a like to someone who interests you on the timeline.',
      declined: 'People you did not match with appear here.',
    },
    2: {
      all: 'Your recommendations appear here once you receive them.',
      recommended: 'Get a recommendation on home, and it stays here until you choose an answer.',
      matching: 'You match when you choose to get in touch with someone who was recommended to you or likes you.',
      liked: 'Good photos and a good introduction bring more likes.',
      sent: 'Send a like to someone who interests you on the timeline.',
      declined: 'People you passed on, or whose time ran out, appear here.',
    },
    toProfile: 'Edit your profile',
    toTimeline: 'See the timeline',
  },

  search: { label: 'Search names and messages', none: 'Nothing found.' },

  list: {
    empty: 'Nothing here yet.',
    toHome: 'Go to home',
    operatorOffice: 'Operator',
    operatorOfficeText: 'Messages with the operator',
    unread: (n) => `${n} unread`,
    more: 'Show more',
    skip: 'Skip the list',
    ending: {
      title: 'Ending soon',
      left: (span) => `On hold, ${span} left`,
      ends: (at) => `Counts as passed at ${at}`,
    },
    declinedMan: 'The profile is not shown',
    waitForHer: 'Please wait for her answer',
    noMessageYet: 'No messages yet.',
  },

  decision: {
    contact: 'Get in touch',
    pass: 'Pass this time',
    hold: 'Put on hold',
    holdNote: 'A hold becomes a pass after 7 days',
    holdDone: 'Put on hold.',
    holdRemaining: (span) => `On hold · ${span} left`,
    waiting: 'Please wait for the partner’s answer.',
    redoNote: 'As a benefit of the premium plan you can choose once more.',
    over: 'You passed, or the time ran out. With the premium plan you can choose once more.',
    toPlans: 'See plans',
  },

  matched: {
    title: 'It’s a match.',
    withName: (name) => `You and ${name}`,
    connected: 'are connected',
    commonTimes: (times) => `You are both free on ${times}.`,
    commonWish: {
      your_pre_tel: 'You both want a call before meeting.',
      your_pre_photo: 'You both want to exchange photos before meeting.',
      your_pre_contact: 'You both want to exchange contacts before meeting.',
    },
    textWoman: 'Why not send the first message? Sample greetings are ready for you.',
    textMan: 'The first message comes from her. Please wait a little until it arrives.',
    toChat: 'Send a message',
    toProfile: 'See profile',
    close: 'Close',
  },

  passQuestion: {
    title: 'Pass this time?',
    text: 'If you pass, you will not match with this partner. This cannot be undone. Your reason is not passed on.',
    confirm: 'Pass',
    cancel: 'Back',
  },

  noMatch: {
    title: 'You passed this time.',
    text: 'The reason you chose is not passed on to the partner.',
    close: 'Close',
  },

  reason: {
    title: 'Reason for passing',
    lead: 'Your reason helps us with future recommendations. It is not passed on to the partner.',
    submit: 'Pass',
    cancel: 'Cancel',
    accountNote: 'Choose this if posts or photos worry you',
    bodyTypes: 'Builds you do not want (choose any number)',
    heightLimit: 'Minimum height',
    reasonMissing: 'Please choose a reason.',
    bodyMissing: 'Please choose a build or a minimum height.',
    otherMissing: 'Please write a reason.',
    otherTooLong: 'Use at most 50 characters.',
    otherLabel: 'Other reason (up to 50 characters)',
  },

  block: {
    button: 'Dissolve the match',
    title: 'Dissolve the match',
    text: 'Dissolve this match? A dissolved match cannot be restored.',
    finality: 'Afterwards, neither of you can see the other’s profile or messages.',
    reportFirst: 'If something went wrong, you can talk to the operator before or after.',
    confirm: 'Dissolve',
    cancel: 'Cancel',
  },

  dissolved: {
    text: (name) =>
      `Your match with ${name === '' ? 'your partner' : name} is dissolved. If something went wrong, you can talk to the operator.`,
  },

  refused: {
    matched: 'You are already matched.',
    held: 'Already on hold.',
    waiting: 'Please wait for the partner’s answer.',
    holdEnded: 'The hold on this profile has ended.',
    declined: 'Already passed.',
    redoNeedsPlan: 'You can choose again only with an active premium plan.',
    noHold: 'You cannot put this on hold now.',
    replied: 'You have already reported an answer.',
    ended: 'This match has already ended.',
    dissolved: 'This match is already dissolved.',
    changed: 'The status with this partner has changed. Please check it again.',
  },

  reply: {
    title: 'Did you get an answer?',
    titleEarly: 'About the answer',
    received: 'I got an answer',
    missing: 'No answer',
    declined: 'I got an answer, but I pass',
    missingFrom: (span) => `Available in ${span}`,
    notYet: 'After your message, you can tell us whether you got an answer.',
    question: {
      missing: 'End this match because there was no answer?',
      declined: 'Pass this time, although you got an answer?',
      text: 'Afterwards, you can no longer exchange messages with this partner.',
      confirm: 'End',
    },
    done: 'The match has ended.',
  },

  newest: { opening: 'Opening the recommendation…' },
}

export const recommendationSettingEnglish: English<typeof recommendationSettingCopy> = {
  lead: 'Choose what matters to you in recommendations. Partners do not see these settings.',

  section: {
    bodyTypes: 'Build of partners',
    appealPoint: 'What matters most',
    ranks: 'Rank of partners',
    liking: 'S or M side of partners',
  },
  all: 'All',
  more: (n) => `${n} more`,
  fewer: 'Show fewer',
  details: 'Details',
  sentence: {
    title: 'Your conditions now:',
    none: 'none',
    first: (bodies, point) => `Build: ${bodies}. What matters: ${point}.`,
    anySmAndRank: 'Any S or M side, any rank.',
    anySm: (ranks) => `Rank: ${ranks}. Any S or M side.`,
    anyRank: (liking) => `S or M side: ${liking}. Any rank.`,
    smAndRank: (liking, ranks) => `S or M side: ${liking}. Rank: ${ranks}.`,
  },
  ranksHint: 'This setting does not affect people without a rank.',

  nothingChosen: 'If a group has nothing chosen, you are recommended less often.',
  submit: 'Save',
  loadFailed: commonEnglish.errorOccurred,
  saveFailed: commonEnglish.checkInput,
}

export const rankEnglish: English<typeof rankCopy> = {
  request: {
    title: titlesEnglish['/rankrequest'],
    current: 'Current rank',
    next: 'Next rank',
    criteria: 'Requirements of the next rank',
    criteriaOf: (next) => `Requirements of rank ${next}`,
    criteriaNeeded: (needed, total) =>
      total === '' ? 'All items must be met.' : `At least ${needed} of ${total} items must be met.`,
    fulfilled: 'Met',
    open: 'Not met',
    submit: 'Request the rank',
    underReview: 'Under review',
    underReviewText: 'The result takes about 24 hours and appears on this page.',
    accepted: 'Your request has been received',
    later: 'Please request again later.',
    interval: 'You can request once every 7 days.',
    availableAgain: (at) => `You can request again from ${at}.`,
    highest: 'This is the highest rank. Thank you for being with us.',
    notYet: 'You can request a rank once the first steps are complete.',
    left: (n) => `${counted(n, 'item')} to go.`,
    costsTheWeek: 'If you request now, the next chance is in 7 days.',
    nextChance: (day, time) => `Next chance if you request now: ${day.trim()} ${time}`,
    lastResult: (date, rank) => `Your last request (${date}) has been reviewed. Your rank is ${rank}.`,
    way: { payment: 'Go to payment', photo: 'Add', profile: 'Edit', match: 'Send a like' },
    toSteps: 'Continue with the steps',
  },

  tile: {
    title: 'Rank',
    toRequest: 'See the requirements',
    steps: ['H', 'G', 'F', 'E', 'Done'],
    stepOf: (n, total) => `${n} of ${total}`,
    reached: (n, total) => `${n} of ${total} items met`,
  },

  up: 'Rank UP!',
  upText: (rank) => `You have reached rank ${rank}`,

  ladder: {
    title: 'First steps',
    lead: 'When the steps, your age confirmation and your payment are complete, you will be introduced to women.',
    step: (n) => `Step ${n}`,

    profile: {
      title: 'Create your profile',
      text: 'Enter your user name, area and preferences.',
      button: 'Fill in your profile',
    },
    videos: {
      title: 'Watch the tutorial videos',
      text: 'Five short videos explain how the service works and what we promise each other.',
      button: 'Watch the videos',
    },
    introduction: {
      title: 'Write an introduction',
      text: 'Write at least 50 characters, not counting spaces, that show your character.',
      label: 'Introduction and tastes',
      placeholder: 'E.g. Hello. I would be happy to meet someone to talk with calmly. On my days off…',
      button: 'Register',
    },
    social: {
      title: 'Add a social account',
      text: 'The operator checks that the account is yours. It is not used to contact partners.',
      idLabel: 'ID on X (formerly Twitter)',
      idHint: 'At most 15 letters, digits and underscores, without @',
      nameLabel: 'Name of the account',
      directMessage: 'I have allowed direct messages in my settings',
      button: 'Register',
      idInvalid: 'Please enter a Twitter ID.',
      formInvalid: 'Please check the Twitter ID',
      done: 'Registered.',
    },
  },
}
