import type { chatCopy } from '../chat.ts'
import { counted, type English } from './english.ts'
import { titlesEnglish } from './titles.ts'

export const chatEnglish: English<typeof chatCopy> = {
  title: titlesEnglish['/chat'],
  placeholder: 'Write a message',
  locked: 'Waiting for her first message',
  send: 'Send',
  back: 'Back to the list',
  toProfile: (name) => `See ${name}’s profile`,
  loading: 'Loading messages…',
  partnerPane: 'Show the partner’s profile beside the chat',

  copyIntroduction: 'Copy your introduction',
  introductionCopied: 'Your introduction has been copied.',
  copyFailed: 'Could not copy. Please check your browser settings.',

  firstMessage: {
    title: 'Send the first message',
    text: 'Here is a sample greeting. Send it as it is, or rewrite it.',
    openers: 'Choose from the partner’s profile',
  },
  greeting: {
    hello: (partner) => (partner === '' ? 'Nice to meet you.' : `Nice to meet you, ${partner}.`),
    name: (name) => `My name is ${name}.`,
    age: (age) => `I am ${age}.`,
    areas: (areas) => `It is easy for me to meet in ${areas}.`,
    times: (times) => `The best time for me is ${times}.`,
    end: 'I read your profile and would like to talk with you. I look forward to hearing from you.',
  },
  opener: {
    introduction: {
      label: 'About the introduction',
      text: (sentence) => `I liked the line “${sentence}” in your profile. Would you tell me a little more?`,
    },
    times: {
      label: 'About the best time to meet',
      text: (times) => `You are free on ${times}, and so am I. How do you usually spend the evening before a day off?`,
    },
    area: {
      label: (area) => `About ${area}`,
      same: (area) => `${area} is easy for me, too. Do you have a favourite place there?`,
      other: (area) => `What are your favourite places in ${area}? I would love to be shown around one day.`,
    },
    tel: {
      label: 'About a call',
      text: 'I was glad to read that you would like a call before we meet. Let us first talk here, little by little.',
    },
    pace: {
      label: 'About the pace of messages',
      text: 'Please reply whenever you have time. I would be happy to talk at an easy pace.',
    },
  },
  unreadFrom: 'Unread from here',
  ageAndArea: (age, area) => `${age} · ${area}`,
  waitingForHer: 'Please wait for the first message from your partner.',

  urlRefused: 'Messages must not contain URLs.',
  tooLong: 'Use at most 1,000 characters.',
  length: (n, max) => `${n} of ${counted(max, 'character')}`,
  enter: {
    sends: 'Enter sends, Shift+Enter starts a new line',
    breaks: 'Enter starts a new line, Ctrl+Enter sends',
    chooseBreak: 'Let Enter start a new line',
    chooseSend: 'Let Enter send',
  },
  notShown: 'This conversation cannot be shown.',
  ended: {
    title: 'Your conversation with this partner has ended.',
    text: 'You can no longer read or send messages. If anything worries you, please talk to the operator.',
    toOperator: 'Talk to the operator',
    undelivered: 'Message that was not delivered',
  },
  closed: 'Messages cannot be sent in this match.',

  connection: { reconnecting: 'Reconnecting…' },

  menu: { open: 'Open menu', title: 'Menu', profile: 'See profile' },
  toList: 'To the message list',

  newMessages: 'There are new messages',
  sentByMe: 'Your message',
  sentBy: (name) => `Message from ${name}`,
  safety: 'Please be careful with personal information and money.',
}
