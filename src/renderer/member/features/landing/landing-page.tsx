import { Navigate } from 'react-router-dom'
import { menPrices } from '../../../../contract/rules/plans.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Card } from '../../../ui/base/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { useConfig } from '../../api/config.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { landingCopy as copy } from './copy.ts'
import { Hero } from './hero.tsx'
import { LandingActions } from './landing-actions.tsx'

const sections =
  'grid gap-8 px-5 pt-8 pb-12 md:mx-auto md:w-full md:max-w-page md:gap-10 md:px-10 md:pt-10 md:pb-16 lg:gap-14 lg:px-12 lg:pt-14'

const feesStyle = {
  // In a wide window, prices come first. Visual order only: these sections contain nothing focusable.
  section:
    'grid gap-3 md:-order-1 md:gap-5 full:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] full:items-center full:gap-11',
  list: 'md:grid-cols-4 md:gap-0 md:rounded-m md:bg-surface md:shadow-1',
  entry: 'md:*:grid md:*:gap-1 md:*:border-line md:*:px-5 md:*:py-5 md:*:not-first:border-s lg:*:px-6',
  price: 'md:[&_dd]:text-xl md:[&_dd]:font-semibold lg:[&_dd]:text-count',
}

/** Page / (D-31): describes the service, for adults only. A logged-in member goes to /home (GATE-10). */
export function LandingPage() {
  if (hasLogin(useSession())) return <Navigate to="/home" replace />
  return (
    <>
      <Hero />
      <div className={sections}>
        <Features />
        <Steps />
        <Fees />
        <section className="grid gap-2 rounded-m bg-sunken p-4.5">
          <h2>{copy.safety.title}</h2>
          <ul className="grid list-disc gap-1 ps-5 text-s text-ink-2">
            {copy.safety.list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <LandingActions />
      </div>
    </>
  )
}

function Features() {
  return (
    <section className="grid gap-3 md:grid-cols-2 md:gap-4 full:grid-cols-4 md:[&>h2]:col-span-full">
      <h2 className="font-display text-l">{copy.features.title}</h2>
      {copy.features.list.map(({ title, text }) => (
        <Card key={title} className="grid content-start gap-1">
          <h3>{title}</h3>
          <p className="text-s text-ink-2">{text}</p>
        </Card>
      ))}
    </section>
  )
}

function Steps() {
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-l">{copy.steps.title}</h2>
      <ol className="grid gap-4 md:grid-cols-2 md:gap-6 full:grid-cols-4">
        {copy.steps.list.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-lantern-soft font-semibold text-lantern-ink num">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="text-s text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fees() {
  const { variants } = useConfig()
  return (
    <section className={feesStyle.section}>
      <div className="grid gap-2">
        <h2 className="font-display text-l">{copy.fees.title}</h2>
        <p className="text-s text-ink-2">{copy.fees.women}</p>
        <p className="text-s text-ink-2">{copy.fees.men}</p>
      </div>
      <KeyValueList
        className={`${feesStyle.list} ${feesStyle.entry} ${feesStyle.price}`}
        items={menPrices(variants.priceSet).map(({ name, yen }) => ({
          label: name,
          value: <span className="num">{commonCopy.unit.yen(yen)}</span>,
        }))}
      />
    </section>
  )
}
