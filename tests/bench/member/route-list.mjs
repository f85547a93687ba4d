/**
 * Every route of the app with somebody who may see it (null: nobody is logged in), and one thing to press or write on.
 * @typedef {{ path: string, persona: string | null, write?: string }} MeasuredRoute
 */

/** @type {readonly MeasuredRoute[]} */
export const measuredRoutes = [
  { path: '/', persona: null },
  { path: '/login', persona: null, write: 'input[type=email]' },
  { path: '/signup', persona: null, write: 'input[type=email]' },
  { path: '/forget_password', persona: null, write: 'input[type=email]' },
  { path: '/password_reset', persona: null },
  { path: '/user_confirmation', persona: null },
  { path: '/after_sign_up', persona: null },
  { path: '/about/terms', persona: null },
  { path: '/payment_success', persona: null },
  { path: '/payment_failure', persona: null },
  { path: '/nowhere', persona: null },
  { path: '/home', persona: 'woman' },
  { path: '/home', persona: 'man' },
  { path: '/form', persona: 'man', write: 'input[type=text]' },
  { path: '/partialform', persona: 'man-h' },
  { path: '/femaleform', persona: 'woman', write: 'input[type=text]' },
  { path: '/preview', persona: 'woman' },
  { path: '/age_confirmation', persona: 'woman-resubmit' },
  { path: '/tutorial', persona: 'woman-tutorial' },
  { path: '/maletutorial', persona: 'man-h' },
  { path: '/rankrequest', persona: 'man' },
  { path: '/conditionsform', persona: 'man' },
  { path: '/recommends', persona: 'woman' },
  { path: '/recommends/male', persona: 'man' },
  { path: '/recommend', persona: 'woman' },
  { path: '/profile', persona: 'woman' },
  { path: '/profile/female', persona: 'man' },
  { path: '/subprofile', persona: 'woman' },
  { path: '/timeline', persona: 'woman' },
  { path: '/footprints', persona: 'woman' },
  { path: '/chat', persona: 'woman', write: 'textarea' },
  { path: '/hona', persona: 'woman', write: 'textarea' },
  { path: '/review', persona: 'woman' },
  { path: '/reviewform', persona: 'woman', write: 'textarea' },
  { path: '/reviewindex', persona: 'woman' },
  { path: '/myreviewindex', persona: 'woman' },
  { path: '/topics', persona: 'woman' },
  { path: '/topic', persona: 'woman', write: 'textarea' },
  { path: '/notice/index', persona: 'woman' },
  { path: '/notice/1', persona: 'woman' },
  { path: '/shop', persona: 'woman' },
  { path: '/payment_select', persona: 'man-unpaid' },
  { path: '/payment_select_campaign', persona: 'man-unpaid' },
  { path: '/payment_select_campaign2', persona: 'man-unpaid' },
  { path: '/payment_confirm', persona: 'man-unpaid' },
  { path: '/payment_information', persona: 'man' },
  { path: '/payment_cancellation', persona: 'man' },
  { path: '/change_card', persona: 'man', write: 'input' },
  { path: '/questionaire', persona: 'woman' },
  { path: '/qa', persona: 'woman' },
]

/**
 * Address of a route with its query, taken from the lists that link to it.
 * @param {(path: string) => Promise<any>} get a call of the API as the route's persona
 * @param {MeasuredRoute} route
 */
export async function addressOf(get, { path, persona }) {
  const list = persona === 'man' ? 'recommends/male' : 'recommends'
  const rows = async (filter = '') => (await get(`/api/${list}?page=1${filter}`)).rec
  switch (path) {
    case '/profile':
    case '/profile/female':
      return `${path}?id=${(await rows())[0].partner_user_id}`
    case '/chat':
      return `${path}?uuid=${(await rows('&status=matching'))[0].recommend.uuid}`
    case '/reviewform':
    case '/myreviewindex':
      return `${path}?id=${(await rows('&status=matching'))[0].id}`
    case '/subprofile':
      return `${path}?uuid=${(await get('/api/timeline')).users[0].uuid}`
    case '/topic':
      return `${path}?topicid=1`
    default:
      return path
  }
}
