import type { profileCopy, subProfileCopy } from '../profile.ts'
import { counted, type English } from './english.ts'

const wish = (topic: string, act: string) => ({
  agrees: `Wants ${act} before meeting`,
  fits: `Can have ${act} before meeting`,
  without: `No ${topic} before meeting`,
  differs: (answer: string) =>
    `${topic[0]?.toUpperCase()}${topic.slice(1)} before meeting: the partner says “${answer}”`,
})

export const profileEnglish: English<typeof profileCopy> = {
  previewLead: 'This is how partners see you.',
  previewEdit: 'Edit your profile',

  section: {
    basics: 'Basics',
    beforeMeeting: 'Wishes before meeting',
    appealPoints: 'Strong points',
    preferences: 'Preferences',
    introduction: 'Introduction and tastes',
    social: 'Social accounts',
    herStrengths: 'Her good sides',
  },

  label: {
    twitter_name: 'User name',
    phone: 'Phone number',
    age: 'Age',
    area: 'Area',
    body_type: 'Build',
    height: 'Height',
    weight: 'Weight',
    photos: 'Photos',
    social: 'Social accounts',
    takemovie: 'Filming',
    sexual_experience: 'Number of partners so far',
    your_pre_dm: 'Messages before meeting',
    your_pre_tel: 'Call before meeting',
    your_pre_photo: 'Exchange of photos before meeting',
    your_pre_contact: 'Exchange of contacts before meeting',
    your_freetimes: 'Convenient times',
    preferences: 'Preferences',
    your_sadism: 'Degree of S',
    your_masochism: 'Degree of M',
    age_range: 'Upper age of partners',
    body_type_range: 'Build of partners',
    appealPoints: 'Strong points',
    introduction: 'Introduction and tastes',
    desiredAges: 'Desired ages of partners',
    ideal: 'Ideal time together',
    strengths: 'My good sides',
    metBefore: 'Have you met men you got to know on social networks?',
    rank: 'Rank',
  },

  verified: 'Age confirmed',

  common: {
    title: 'What you have in common',
    agrees: 'In common',
    differs: 'Different',
    more: 'Read more',
    times: (times) => `Easy to meet on ${times}`,
    noTimes: (times) => `Easy times to meet: the partner says ${times}`,
    wish: {
      your_pre_tel: wish('call', 'a call'),
      your_pre_photo: wish('exchange of photos', 'an exchange of photos'),
      your_pre_contact: wish('exchange of contacts', 'an exchange of contacts'),
    },
    messages: {
      same: (answer) => `Messages before meeting: both say “${answer}”`,
      partner: (answer) => `Messages before meeting: the partner says “${answer}”`,
    },
    preferences: (agreeing, all) => `${agreeing} of ${all} preferences match`,
    conflicts: (n) => `Wishes differ in ${counted(n, 'item')}`,
    score: (agreeing, all) => `${agreeing} of ${all} preferences agree`,
    toCheck: (n) => `${counted(n, 'item')} to talk about`,
    meeting: (agreeing, all) => `Before meeting: ${agreeing} of ${all}`,
  },

  agreement: {
    score: 'Items that match',
    agrees: 'Your wishes match',
    conflicts: 'Your wishes differ. Please talk about it before you meet.',
    others: (n) => `See the other ${counted(n, 'item')}`,
    all: (n) => `See ${counted(n, 'item')}`,
    unanswered: 'Fill in your own preferences to see where you match.',
    answer: 'Fill in preferences',
  },

  consentNote: 'Everything requires the consent of both of you at the time. You can stop at any moment.',
  outdoorNote: 'Public places are excluded.',

  socialLink: { x: 'Open X', instagram: 'Open Instagram', tiktok: 'Open TikTok' },

  action: {
    chat: 'See messages',
    open: 'Open profile',
    review: 'Write a review',
    metAlready: 'Have you already met?',
  },

  empty: { introduction: 'No introduction yet.', field: 'Not set' },
}

export const subProfileEnglish: English<typeof subProfileCopy> = {
  limit: {
    text: 'You have reached today’s limit of detailed profiles. It resets every day at 3:00.',
    toTimeline: 'Back to the timeline',
  },

  like: {
    send: 'Send a like',
    sent: 'Like sent',
    remaining: (n) => `${counted(n, 'like')} left`,
    order: (n) => `Purchased likes (${n} left) are used first.`,
    held: 'Sending your like',
    undo: 'Undo',
    toShop: 'Buy likes',
    dialogTitle: 'Like 👍',
    dialogText: 'Your like has been sent!',
    dialogClose: 'Close',
    failed: 'Your like could not be sent.',
    noneLeft: 'Your like could not be sent: you have none left.',
    cannot: 'You cannot send this person a like',
    matched: 'You are matched with this person',
    toProfile: 'See profile',
    profile: 'Profile',
    answer: {
      due: {
        recommended: 'This person was recommended to you',
        held: 'You have this person on hold',
        liked: 'You received a like',
      },
      button: 'Choose your answer',
      instead: 'You can choose an answer instead of a like.',
    },
  },

  own: 'This is your profile',
  xId: 'ID on X (formerly Twitter)',
  introduction: {
    afterMatch: 'You can read the rest of the introduction after a match.',
    inProfile: 'You can read the rest of the introduction in the profile.',
  },
  notShown: 'This profile cannot be shown.',
  toTimeline: 'To the timeline',
}
