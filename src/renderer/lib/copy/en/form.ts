import { timeOfDay } from '../../../../contract/rules/time-text.ts'
import type { formCopy } from '../form.ts'
import type { gateCopy } from '../gate.ts'
import { commonEnglish } from './common.ts'
import { counted, type English } from './english.ts'
import { profileEnglish } from './profile.ts'

export const formEnglish: English<typeof formCopy> = {
  headingNew: 'Create your profile',
  headingEdit: 'Edit your profile',
  label: profileEnglish.label,

  submit: {
    save: 'Save',
    register: 'Register',
    incomplete: 'Please fill in the fields.',
    incompleteShort: 'Please fill in everything.',
    incompleteFemale: 'Please enter a user name.',
  },

  missing: (label, others) =>
    others === '' ? `“${label}” is empty` : `“${label}” and ${counted(others, 'other field')} are empty`,

  message: {
    loadFailed: commonEnglish.errorOccurred,
    saveFailed: commonEnglish.checkInput,
    updated: commonEnglish.updated,
  },

  preview: { title: 'What partners see', whole: 'See the whole saved profile' },

  section: {
    basics: 'Basics',
    photos: 'Photos',
    social: 'Social accounts',
    beforeMeeting: 'Wishes before meeting',
    preferences: 'Preferences',
    partner: 'Wishes for a partner',
    appealPoints: 'Strong points',
    introduction: 'Introduction and tastes',
    confirmations: 'Confirmations',
    index: 'Contents',
    progress: (done, total) => `${done} of ${total} required fields`,
  },

  hint: {
    ageUnit: 'years',
    userName: 'The name shown in the service. It does not have to be your real name.',
    phone: 'Only the operator uses it, to contact you. Partners do not see it.',
    area: 'Choose up to 10 places where it is easy for you to meet.',
    areaLimit: 'You can choose up to 10 places.',
    areaChosen: (n) => `${n} of 10 places`,
    appealPoints: 'Choose up to 3.',
    appealPointsChosen: (n) => `${n} of 3`,
    appealOther: 'Details of “Other”',
    partnerBodyType: 'If you prefer curvy women or have no preference, you are recommended more often',
    freeTimes: 'You can choose several.',
    desiredAges: 'You can choose several.',
    twitterId: 'At most 15 letters, digits and underscores, without @',
    twitterLabel: 'ID on X (formerly Twitter)',
    tiktokLabel: 'TikTok ID',
    instagramLabel: 'Instagram ID',
    introduction: 'Write about your character and what matters to you.',
    ideal: 'Write freely about how you would like to spend time together.',
    strengths: 'Do not be shy about your good sides.',
    preferencesConsent: profileEnglish.consentNote,
    outdoor: profileEnglish.outdoorNote,
  },

  error: {
    phone: 'Please check the phone number.',
    twitterId: 'Please enter a Twitter ID.',
    socialId: 'Use at most 30 letters, digits, periods and underscores.',
  },

  counter: {
    minimum: 'Please write at least 50 characters',
    repeated: 'Repeated characters make matching less accurate, so please change them.',
  },

  confirmation: {
    directMessage: 'Please allow direct messages in your settings',
    directMessageHint: 'For people who use social networks. If you do not use any, please read this and continue.',
    follow: 'Please follow Yoimachi’s official accounts',
    followHint:
      'The official accounts are being prepared. For now, please look at the linked page. We will tell you when they open.',
    confirmed: 'I have checked this',
    officialX: 'Official X',
    officialInstagram: 'Official Instagram',
  },
}

const usual = 'finished 6 to 24 hours after submission'

export const gateEnglish: English<typeof gateCopy> = {
  status: {
    checking: 'The operator is checking your registration.',
    messagesClosed: 'Direct messages are not available to you yet.',
    paused: 'Your recommendations are paused. Please ask the operator if you want to know when they resume.',
    socialNotFound: 'Your social account was not found. Please check the ID.',
    toOperator: 'Ask the operator',
    toForm: 'Check your profile',
  },

  document: {
    needed: 'A document is needed',
    resubmit: 'Please submit it again',
    underReview: 'Your document is being checked',
    verified: 'Age confirmed',
    underReviewText: `We are checking the document you submitted. The check is usually ${usual}.`,
    usual,
    checkedBy: (day, hour, minute) => `Expected by ${day.trim()} ${timeOfDay(Number(hour), Number(minute))}`,
    resubmitText: 'Your document could not be accepted. Please read how to photograph it and submit it again.',
  },
}
