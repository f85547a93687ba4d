import type { Screen } from '../screen.ts'
import { chatOf, firstOfTimeline, partnerOf } from './addresses.ts'

/** Home without automatic dialogs. */
const quiet = {
  notification_reads: { user_notifications: [], user_notifications_count: 0 },
  'modal/list': { modal_list: [] },
  'login_bonus/create': { success: false },
}
const woman = { persona: 'woman', responses: quiet } as const

/** The most used pages about people in a wide window (D-81); `dark` also at night. */
export const widePeople: readonly Screen[] = [
  { name: 'wide-home', path: '/home', ...woman, dark: true },
  { name: 'wide-home-man', path: '/home', persona: 'man', responses: quiet },
  { name: 'wide-recommends', path: '/recommends', ...woman },
  { name: 'wide-chat', path: chatOf(2, 0), ...woman, dark: true },
  { name: 'wide-hona', path: '/hona', ...woman },
  { name: 'wide-profile', path: partnerOf(2, 0), ...woman, dark: true },
  { name: 'wide-timeline', path: '/timeline', ...woman, dark: true },
  { name: 'wide-sub-profile', path: firstOfTimeline, ...woman },
  { name: 'wide-footprints', path: '/footprints', ...woman },
]

/** The most used other pages in a wide window. */
export const wideOthers: readonly Screen[] = [
  { name: 'wide-form', path: '/femaleform', ...woman },
  { name: 'wide-settings', path: '/settings', ...woman },
  { name: 'wide-plans', path: '/payment_select', persona: 'man-unpaid' },
  { name: 'wide-shop', path: '/shop', ...woman },
  { name: 'wide-notices', path: '/notice/index', ...woman },
  { name: 'wide-topics', path: '/topics', ...woman, dark: true },
  { name: 'wide-rank', path: '/rankrequest', persona: 'man' },
  { name: 'wide-terms', path: '/about/terms', ...woman },
  { name: 'wide-landing', path: '/', dark: true },
  { name: 'wide-login', path: '/login' },
]

/** Some of them for a narrower window, without the dark ones. */
function narrower(prefix: string, names: readonly string[]): readonly Screen[] {
  return names.map((name) => {
    const screen = [...widePeople, ...wideOthers].find((one) => one.name === `wide-${name}`)
    if (!screen) throw new Error(`Failed to list the screens of a tablet: there is no wide-${name}.`)
    const { dark: _, ...day } = screen
    return { ...day, name: `${prefix}-${name}` }
  })
}

/** A tablet held across: the rail's icons and two panes. */
export const tabletScreens = narrower('tablet', ['home', 'chat', 'profile', 'timeline', 'form'])

/** A tablet held upright: the rail and pages of two columns (D-104). */
export const uprightScreens = narrower('upright', ['home', 'settings', 'footprints', 'topics', 'landing'])
