import { lighthouseScores } from '../member/lighthouse.mjs'
import { atLeast, atMost, type Finding, type Part } from '../support/goal.ts'
import { installBeside } from '../support/install-beside.ts'

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2'
const publicPages = ['/', '/login', '/signup'].map((path) => ({ path, persona: null }))
const memberPages = ['/home', '/recommends', '/profile', '/chat'].map((path) => ({ path, persona: 'woman' }))

/** P14: first pages of a phone on a slow network; pages behind the login have no goal. */
export const lighthousePart: Part = {
  id: 'P14',
  title: 'Lighthouse on a phone, compressed files',
  async run() {
    const modules = installBeside('lighthouse', [lighthouse])
    if (modules === undefined) return []
    const scores = [
      ...(await lighthouseScores(modules, publicPages, 3)),
      ...(await lighthouseScores(modules, memberPages, 1)),
    ]
    return scores.flatMap(({ path, persona, performance, firstPaint, blocking }): Finding[] => {
      const rest = { by: 'wall', figures: { path, firstPaint, blocking } } as const
      const texts = [performance.toFixed(2), `${firstPaint} ms, blocked for ${blocking} ms`] as const
      if (persona !== null) return [{ goal: path, measured: texts.join('; '), met: undefined, ...rest }]
      return [
        atLeast(`${path}: performance >= .99`, performance, 0.99, { measured: texts[0], ...rest }),
        atMost(`${path}: first contentful paint <= 1 s`, firstPaint, 1000, { measured: texts[1], ...rest }),
      ]
    })
  },
}
