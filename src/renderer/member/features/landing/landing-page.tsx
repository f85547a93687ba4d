import { Link, useLocation, Navigate } from 'react-router-dom'
import { menPrices } from '../../../../contract/rules/plans.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { useConfig } from '../../api/config.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { landingCopy as copy } from './copy.ts'
import { EveningScene, WideScene } from './scenes.tsx'

/** Links to sign up and log in. Both keep the query, which may carry tracking parameters (TRACK-10). */
function LandingActions({ onPhoto = false }: { onPhoto?: boolean }) {
  const { search } = useLocation()
  const side = onPhoto ? 'lg:not-short:flex md:short:flex' : 'md:flex md:justify-center'
  const width = onPhoto ? 'md:short:w-auto md:short:min-w-39 lg:w-auto lg:min-w-44' : 'md:w-auto md:min-w-44'
  return (
    <div className={`grid gap-3 ${side}`}>
      <Button className={width} render={<Link to={`/signup${search}`} />}>
        {copy.signUp}
      </Button>
      <Button
        tone="quiet"
        className={`${width} ${onPhoto ? 'md:bg-photo-veil md:text-on-photo md:inset-ring-on-photo/60' : ''}`}
        render={<Link to={`/login${search}`} />}
      >
        {copy.login}
      </Button>
    </div>
  )
}

/**
 * Scene, name and the two ways in. On a phone the picture stands above the text; from 744 px the text lies on it: in two
 * columns on a tablet and on a phone held sideways, in one beside the bridge in a wide window.
 */
function Hero() {
  return (
    <section className="relative md:grid md:min-h-[min(46rem,72dvh)] md:overflow-hidden md:bg-(--ridge-near) md:text-on-photo full:min-h-[max(34rem,min(max(36rem,40vw),70dvh))] md:short:min-h-dvh">
      <EveningScene className="absolute inset-x-0 top-0 h-88 w-full sm:h-112 md:hidden short:h-64" />
      <WideScene className="absolute inset-x-0 top-0 h-[min(36.25rem,82%)] w-full max-md:hidden md:max-full:not-short:-top-10 full:h-full md:short:top-auto md:short:bottom-0 md:short:h-[122%]" />
      <div className="absolute inset-0 bg-linear-to-b from-transparent from-45% to-photo-dusk to-70% max-md:hidden full:not-short:bg-linear-to-r full:not-short:from-photo-dusk full:not-short:from-0% full:not-short:to-transparent full:not-short:to-55%" />
      <div className="relative md:mx-auto md:grid md:w-full md:max-w-page md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[1fr_auto] md:content-end md:items-end md:gap-x-10 md:gap-y-4 md:px-10 md:pt-7 md:pb-10 full:px-12 full:pb-12 full:not-short:grid-cols-1 full:not-short:grid-rows-none full:not-short:justify-items-start full:not-short:gap-y-5 md:short:grid-rows-[1fr_auto] md:short:px-8 md:short:pt-14 md:short:pb-6">
        {/* The name at the top of a tablet's picture, at the text in a wide window. */}
        <div className="grid h-88 content-end text-on-photo sm:h-112 md:col-span-full md:h-auto md:grid-rows-[1fr_auto] md:gap-3 md:self-stretch full:not-short:grid-rows-none short:max-md:h-64 md:short:grid-rows-none md:short:content-start">
          <div className="grid gap-1 dusk px-6 pt-24 pb-6 md:contents">
            <h1 className="relative text-2xl tracking-[0.24em] md:z-30">{copy.heading}</h1>
            <p className="phrase md:max-w-lg md:font-display md:text-hero md:font-semibold md:tracking-mincho md:short:text-2xl">
              {copy.tagline}
            </p>
          </div>
        </div>
        <p className="px-5 pt-6 text-ink-2 md:max-w-lg md:p-0 md:text-on-photo">
          <WholeWords words={copy.leadWords}>{copy.lead}</WholeWords>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-5 text-s text-ink-2 md:p-0 md:text-on-photo md:max-full:col-start-2 md:max-full:row-start-3 md:max-full:text-xs md:short:col-start-1 md:short:row-start-3 md:short:text-xs">
          <span className="rounded-full bg-plum px-3 py-1 text-s font-semibold text-on-plum num">18+</span>
          <span className="grid">
            <span>{copy.adultsOnly}</span>
            <span>{copy.noHighSchool}</span>
          </span>
        </p>
        <div className="px-5 pt-5 md:p-0 md:max-full:col-start-2 md:max-full:row-start-2 md:max-full:min-w-59 md:short:col-start-2 md:short:row-span-2 md:short:row-start-2">
          <LandingActions onPhoto />
        </div>
        <p className="px-5 pt-5 text-center text-s phrase text-ink-3 md:p-0 md:text-start md:text-on-photo md:max-full:row-start-3 md:short:hidden">
          {copy.dailyFigures}
        </p>
      </div>
    </section>
  )
}

/** Page / (D-31): describes the service, for adults only. A logged-in member goes to /home (GATE-10). */
export function LandingPage() {
  const { variants } = useConfig()
  if (hasLogin(useSession())) return <Navigate to="/home" replace />
  return (
    <>
      <Hero />
      <div className="grid gap-8 px-5 pt-8 pb-12 md:mx-auto md:w-full md:max-w-page md:gap-10 md:px-10 md:pt-10 md:pb-16 lg:gap-14 lg:px-12 lg:pt-14">
        <section className="grid gap-3 md:grid-cols-2 md:gap-4 full:grid-cols-4 md:[&>h2]:col-span-full">
          <h2 className="font-display text-l">{copy.features.title}</h2>
          {copy.features.list.map(({ title, text }) => (
            <Card key={title} className="grid content-start gap-1">
              <h3>{title}</h3>
              <p className="text-s text-ink-2">{text}</p>
            </Card>
          ))}
        </section>
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
        {/* In a wide window, prices come first. Visual order only: these sections contain nothing focusable. */}
        <section className="grid gap-3 md:-order-1 md:gap-5 full:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] full:items-center full:gap-11">
          <div className="grid gap-2">
            <h2 className="font-display text-l">{copy.fees.title}</h2>
            <p className="text-s text-ink-2">{copy.fees.women}</p>
            <p className="text-s text-ink-2">{copy.fees.men}</p>
          </div>
          <KeyValueList
            className="md:grid-cols-4 md:gap-0 md:rounded-m md:bg-surface md:shadow-1 md:*:grid md:*:gap-1 md:*:border-line md:*:px-5 md:*:py-5 md:*:not-first:border-s lg:*:px-6 md:[&_dd]:text-xl md:[&_dd]:font-semibold lg:[&_dd]:text-count"
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
