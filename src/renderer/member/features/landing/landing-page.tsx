import { Link, useLocation, Navigate } from 'react-router-dom'
import { menPrices } from '../../../../contract/enums/payment.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { WholeWords } from '../../../ui/list/text.tsx'
import { Card } from '../../../ui/navigation/page-body.tsx'
import { useConfig } from '../../api/config.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { landingCopy as copy } from './copy.ts'
import { EveningScene, WideScene } from './scenes.tsx'

/** Links to sign up and log in. Both keep the query, which may carry tracking parameters (TRACK-10). */
export function LandingActions({ onPhoto = false }: { onPhoto?: boolean }) {
  const { search } = useLocation()
  return (
    <div className={`grid gap-3 lg:flex ${onPhoto ? '' : 'lg:justify-center'}`}>
      <Button className="lg:w-auto lg:min-w-44" render={<Link to={`/signup${search}`} />}>
        {copy.signUp}
      </Button>
      <Button
        tone="quiet"
        className={`lg:w-auto lg:min-w-44 ${onPhoto ? 'lg:bg-photo-veil lg:text-on-photo lg:inset-ring-on-photo/60' : ''}`}
        render={<Link to={`/login${search}`} />}
      >
        {copy.login}
      </Button>
    </div>
  )
}

/** Page / (D-31): describes the service, for adults only. A logged-in member goes to /home (GATE-10). */
export function LandingPage() {
  const { variants } = useConfig()
  if (hasLogin(useSession())) return <Navigate to="/home" replace />
  return (
    <>
      <div className="lg:grid lg:*:col-start-1 lg:*:row-start-1">
        <section className="relative">
          <EveningScene className="h-88 w-full sm:h-112 lg:hidden short:h-64" />
          <WideScene className="h-[min(max(36rem,40vw),70dvh)] min-h-136 w-full max-lg:hidden" />
          <div className="absolute inset-x-0 bottom-0 grid gap-1 dusk px-6 pt-24 pb-6 text-on-photo lg:inset-0 lg:bg-linear-to-r lg:from-photo-dusk lg:to-55% lg:p-0">
            <div className="grid gap-1 lg:mx-auto lg:w-full lg:max-w-page lg:gap-3 lg:self-end lg:px-12 lg:pb-76">
              <h1 className="text-2xl tracking-[0.24em]">{copy.heading}</h1>
              <p className="phrase lg:max-w-lg lg:font-display lg:text-hero lg:font-semibold lg:tracking-mincho">
                {copy.tagline}
              </p>
            </div>
          </div>
        </section>
        <div className="grid gap-5 px-5 pt-6 lg:z-1 lg:mx-auto lg:w-full lg:max-w-page lg:content-end lg:justify-items-start lg:px-12 lg:pb-12 lg:text-on-photo">
          <p className="text-ink-2 lg:max-w-lg lg:text-on-photo">
            <WholeWords words={copy.leadWords}>{copy.lead}</WholeWords>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-2 lg:text-on-photo">
            <span className="rounded-full bg-plum px-3 py-1 text-s font-semibold text-on-plum num">18+</span>
            <span className="grid">
              <span>{copy.adultsOnly}</span>
              <span>{copy.noHighSchool}</span>
            </span>
          </p>
          <LandingActions onPhoto />
          <p className="text-center text-s phrase text-ink-3 lg:text-on-photo">{copy.dailyFigures}</p>
        </div>
      </div>
      <div className="grid gap-8 px-5 pt-8 pb-12 lg:mx-auto lg:w-full lg:max-w-page lg:gap-14 lg:px-12 lg:pt-14 lg:pb-16">
        <section className="grid gap-3 lg:grid-cols-2 lg:gap-4 full:grid-cols-4 lg:[&>h2]:col-span-full">
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
          <ol className="grid gap-4 lg:grid-cols-2 lg:gap-6 full:grid-cols-4">
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
        {/* In a wide window, prices come first. Visual order only: these sections contain nothing focusable. */}
        <section className="grid gap-3 lg:-order-1 lg:gap-5 full:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] full:items-center full:gap-11">
          <div className="grid gap-2">
            <h2 className="font-display text-l">{copy.fees.title}</h2>
            <p className="text-s text-ink-2">{copy.fees.women}</p>
            <p className="text-s text-ink-2">{copy.fees.men}</p>
          </div>
          <KeyValueList
            className="lg:grid-cols-4 lg:gap-0 lg:rounded-m lg:bg-surface lg:shadow-1 lg:*:grid lg:*:gap-1 lg:*:border-line lg:*:px-6 lg:*:py-5 lg:*:not-first:border-s lg:[&_dd]:text-count lg:[&_dd]:font-semibold"
            items={menPrices(variants.priceSet).map(({ name, yen }) => ({
              label: name,
              value: <span className="num">{commonCopy.unit.yen(yen)}</span>,
            }))}
          />
        </section>
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
