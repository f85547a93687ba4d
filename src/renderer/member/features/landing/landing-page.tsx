import { Navigate } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Card } from '../../../ui/list/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { hasLogin } from '../../api/session-store.ts'
import { useConfig } from '../../api/use-config.ts'
import { useSession } from '../../api/use-session.ts'
import { menPrices } from '../../shared/men-prices.ts'
import { landingCopy as copy } from './copy.ts'
import { EveningScene } from './evening-scene.tsx'
import { LandingActions } from './landing-actions.tsx'

/** / (D-31): what the service is, for adults only; with a login it leads to /home (GATE-10). */
export function LandingPage() {
  const { variants } = useConfig()
  if (hasLogin(useSession())) return <Navigate to="/home" replace />
  return (
    <>
      <section className="relative">
        <EveningScene className="h-88 w-full sm:h-112" />
        <div className="absolute inset-x-0 bottom-0 grid gap-1 dusk px-6 pt-24 pb-6 text-on-photo">
          <h1 className="text-2xl tracking-[0.24em]">{copy.heading}</h1>
          <p className="phrase">{copy.tagline}</p>
        </div>
      </section>
      <div className="grid gap-8 px-5 pt-6 pb-12">
        <div className="grid gap-5">
          <p className="text-ink-2">{copy.lead}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-2">
            <span className="rounded-full bg-plum px-3 py-1 text-s font-semibold text-on-plum num">18+</span>
            <span className="grid">
              <span>{copy.adultsOnly}</span>
              <span>{copy.noHighSchool}</span>
            </span>
          </p>
          <LandingActions />
          <p className="text-center text-s phrase text-ink-3">{copy.dailyFigures}</p>
        </div>
        <section className="grid gap-3">
          <h2 className="font-display text-l">{copy.features.title}</h2>
          {copy.features.list.map(({ title, text }) => (
            <Card key={title} className="grid gap-1">
              <h3>{title}</h3>
              <p className="text-s text-ink-2">{text}</p>
            </Card>
          ))}
        </section>
        <section className="grid gap-3">
          <h2 className="font-display text-l">{copy.steps.title}</h2>
          <ol className="grid gap-4">
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
        <section className="grid gap-2">
          <h2 className="font-display text-l">{copy.fees.title}</h2>
          <p className="text-s text-ink-2">{copy.fees.women}</p>
          <p className="text-s text-ink-2">{copy.fees.men}</p>
          <KeyValueList
            items={menPrices(variants.priceSet).map(({ name, yen }) => ({
              label: name,
              value: <span className="num">{commonCopy.unit.yen(yen)}</span>,
            }))}
          />
        </section>
        <Card as="section" tone="sunken" className="grid gap-2">
          <h2>{copy.safety.title}</h2>
          <ul className="grid list-disc gap-1 ps-5 text-s text-ink-2">
            {copy.safety.list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
        <LandingActions />
      </div>
    </>
  )
}
