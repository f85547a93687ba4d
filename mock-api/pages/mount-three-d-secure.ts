import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { findLikePack } from '../../src/contract/rules/likes/like-packs.ts'
import { findPlan } from '../../src/contract/rules/plans.ts'
import { finishSecureCheck } from '../features/payment/finish-secure-check.ts'
import { threeSecurePath } from '../features/payment/payment-view.ts'
import { appOriginIn } from '../http/origins.ts'
import type { Runtime } from '../runtime.ts'
import type { SecureCheck } from '../world/records/payment.ts'
import { smallForm } from './small-form.ts'
import { finishedCheckPage, threeSecurePage, unknownCheckPage } from './three-d-secure-page.ts'
import style from './three-d-secure.css?raw'

/**
 * Mounts the page of the card's bank (IMP-09), opened by a posted form or by GET (D-40). Only the payer knows its key,
 * so it needs no login. Its buttons post the decision and lead back to the app.
 */
export function mountThreeDSecure(app: Hono, runtime: Runtime): void {
  app.get(`${threeSecurePath}.css`, (c) => {
    c.header('Content-Type', 'text/css; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    return c.body(style)
  })

  app.on(['GET', 'POST'], `${threeSecurePath}/:key`, smallForm, (c) => {
    c.header('Cache-Control', 'no-store')
    const check = findCheck(c, runtime)
    const origin = appOf(c, runtime)
    if (!check) return c.html(unknownCheckPage(`${origin}/`), 404)
    if (check.finishedAt !== null) return c.html(finishedCheckPage(`${origin}/home`), 410)
    const action = `${threeSecurePath}/${check.key}/end${new URL(c.req.url).search}`
    const { now } = runtime.context()
    return c.html(threeSecurePage({ item: itemOf(check), amount: check.amount, now, action }))
  })

  app.post(`${threeSecurePath}/:key/end`, smallForm, async (c) => {
    c.header('Cache-Control', 'no-store')
    const { decision } = await c.req.parseBody().catch(() => {
      throw new HTTPException(400, { message: 'The form cannot be read. Send it as a form with a boundary.' })
    })
    const found = findCheck(c, runtime)
    if (!found) return c.html(unknownCheckPage(`${appOf(c, runtime)}/`), 404)
    const ended = runtime.store.transact((world) =>
      finishSecureCheck(
        world,
        world.secureChecks.get(found.id),
        { approved: decision === 'approve' },
        runtime.context(),
      ),
    )
    return c.redirect(appOf(c, runtime) + landing(ended), 303)
  })
}

/** Page of the app where a check ends (PAY-106, PAY-109, SHOP-02). */
function landing({ purpose, failure }: SecureCheck): string {
  if (failure !== null) return `/payment_failure?${new URLSearchParams({ msg: failure }).toString()}`
  return purpose === 'likes' ? '/timeline?purchased=true' : '/payment_success'
}

function findCheck(c: Context, runtime: Runtime): SecureCheck | undefined {
  return runtime.store.world.secureChecks.findBy('key', c.req.param('key') ?? '')
}

/** Origin of the app that requested the check: this server's own, or another of its origins named in the address. */
function appOf(c: Context, runtime: Runtime): string {
  const named = c.req.query('app') ?? ''
  return runtime.isOwnAddress(named) ? appOriginIn(named) : new URL(c.req.url).origin
}

function itemOf({ purpose, item }: SecureCheck): string {
  if (purpose === 'likes') return `いいね ${findLikePack(item)?.plan ?? item}個`
  return findPlan(item)?.courseName ?? 'プラン'
}
