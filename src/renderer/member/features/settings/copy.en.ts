import type { English } from '../../../lib/copy/en/english.ts'
import { navEnglish, operatorChatEnglish } from '../../../lib/copy/en/home.ts'
import type { settingsCopy } from './copy.ts'

export const settingsEnglish: English<typeof settingsCopy> = {
  index: 'Contents',

  account: {
    title: 'Account',
    email: 'Email address',
    emailNote: 'It cannot be changed in the app. To change it, please contact the operator.',
    plan: 'Plan and payment',
    premium: 'Premium',
    free: 'Free',
    active: 'In use',
    none: 'Not registered',
  },

  news: {
    title: 'What’s new',
    banner: 'Show news inside the app',
    bannerText: 'Shows messages and results of reviews at the bottom of the screen for 5 seconds.',
    count: 'Show the unread count on the tab and the icon',
    countText: 'Shown in the name of the browser tab and on the home screen icon.',
    note: 'This setting is for this device only. While you are away from the screen, neither names nor contents are shown.',
  },

  links: {
    title: 'Your details and notices',
    preview: 'What partners see of you',
    reviews: 'Your reviews',
    conditions: 'Partner conditions',
    notices: navEnglish.menu.notices,
    operator: navEnglish.menu.operator,
    operatorHours: operatorChatEnglish.openHours,
  },

  leave: 'Leave the service',
  leaveMan: 'If you wish to leave, please contact the operator.',
}
