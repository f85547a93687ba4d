/** Every route of the product (ROUTE-48, ROUTE-56): `:id` stands for one part of an address, `*` for all that follows. */
export const documentedRoutes = [
  '/',
  '/login',
  '/signup',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
  '/after_sign_up',
  '/about/*',
  '/home',
  '/form',
  '/partialform',
  '/femaleform',
  '/preview',
  '/age_confirmation',
  '/tutorial',
  '/maletutorial',
  '/rankrequest',
  '/conditionsform',
  '/recommends',
  '/recommends/male',
  '/recommend',
  '/profile',
  '/profile/female',
  '/subprofile',
  '/timeline',
  '/footprints',
  '/chat',
  '/hona',
  '/review',
  '/reviewform',
  '/reviewindex',
  '/myreviewindex',
  '/topics',
  '/topic',
  '/notice/index',
  '/notice/:id',
  '/settings',
  '/shop',
  '/payment_select',
  '/payment_select_campaign',
  '/payment_select_campaign2',
  '/payment_confirm',
  '/payment_success',
  '/payment_failure',
  '/payment_information',
  '/payment_cancellation',
  '/change_card',
  '/questionaire',
  '/qa',
] as const

const patterns = documentedRoutes.map((route) => ({
  route,
  // Every special sign of these routes is one of the two.
  pattern: new RegExp(`^${route.replace('/*', '(/.*)?').replace(/:\w+/, '[^/]+')}$`),
}))

/** The route that a path, with or without a query, belongs to; undefined for none. The plain ones stand before those with a part left open. */
export function routeOf(path: string): string | undefined {
  const plain = path.replace(/[?#].*$/s, '').replace(/(?<!\/)\/+$/, (_, at) => (at === 0 ? '/' : ''))
  return patterns.find(({ pattern }) => pattern.test(plain))?.route
}
