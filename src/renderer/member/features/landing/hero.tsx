import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { landingCopy as copy } from './copy.ts'
import { LandingActions } from './landing-actions.tsx'
import { EveningScene, WideScene } from './scenes.tsx'

/** Look of each part: on a phone, then from 744 px (`md`), held sideways (`short`), and in a wide window (`full`). */
const styles = {
  section: [
    'relative md:grid md:min-h-[min(46rem,72dvh)] md:overflow-hidden md:bg-(--ridge-near) md:text-on-photo',
    'md:short:min-h-dvh',
    'full:min-h-[max(34rem,min(max(36rem,40vw),70dvh))]',
  ],
  narrowScene: ['absolute inset-x-0 top-0 h-88 w-full sm:h-112', 'md:hidden', 'short:h-64'],
  wideScene: [
    'absolute inset-x-0 top-0 h-[min(36.25rem,82%)] w-full max-md:hidden md:max-full:not-short:-top-10',
    'md:short:top-auto md:short:bottom-0 md:short:h-[122%]',
    'full:h-full',
  ],
  shade: [
    'absolute inset-0 bg-linear-to-b from-transparent from-45% to-photo-dusk to-70% max-md:hidden',
    'full:not-short:bg-linear-to-r full:not-short:from-photo-dusk full:not-short:from-0%',
    'full:not-short:to-transparent full:not-short:to-55%',
  ],
  text: [
    'relative md:mx-auto md:grid md:w-full md:max-w-page md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[1fr_auto]',
    'md:content-end md:items-end md:gap-x-10 md:gap-y-4 md:px-10 md:pt-7 md:pb-10',
    'md:short:grid-rows-[1fr_auto] md:short:px-8 md:short:pt-14 md:short:pb-6',
    'full:px-12 full:pb-12 full:not-short:grid-cols-1 full:not-short:grid-rows-none',
    'full:not-short:justify-items-start full:not-short:gap-y-5',
  ],
  head: [
    'grid h-88 content-end text-on-photo sm:h-112',
    'md:col-span-full md:h-auto md:grid-rows-[1fr_auto] md:gap-3 md:self-stretch',
    'short:max-md:h-64 md:short:grid-rows-none md:short:content-start',
    'full:not-short:grid-rows-none',
  ],
  tagline: ['phrase md:max-w-lg md:font-display md:text-hero md:font-semibold md:tracking-mincho', 'md:short:text-2xl'],
  adults: [
    'flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-5 text-s text-ink-2',
    'md:p-0 md:text-on-photo md:max-full:col-start-2 md:max-full:row-start-3 md:max-full:text-xs',
    'md:short:col-start-1 md:short:row-start-3 md:short:text-xs',
  ],
  actions: [
    'px-5 pt-5 md:p-0 md:max-full:col-start-2 md:max-full:row-start-2 md:max-full:min-w-59',
    'md:short:col-start-2 md:short:row-span-2 md:short:row-start-2',
  ],
  figures: [
    'px-5 pt-5 text-center text-s phrase text-ink-3',
    'md:p-0 md:text-start md:text-on-photo md:max-full:row-start-3',
    'md:short:hidden',
  ],
}

const styleOf = (part: keyof typeof styles): string => styles[part].join(' ')

/**
 * Scene, name and the two ways in. On a phone the picture stands above the text; from 744 px the text lies on it: in two
 * columns on a tablet and on a phone held sideways, in one beside the bridge in a wide window.
 */
export function Hero() {
  return (
    <section className={styleOf('section')}>
      <EveningScene className={styleOf('narrowScene')} />
      <WideScene className={styleOf('wideScene')} />
      <div className={styleOf('shade')} />
      <div className={styleOf('text')}>
        {/* The name at the top of a tablet's picture, at the text in a wide window. */}
        <div className={styleOf('head')}>
          <div className="grid gap-1 dusk px-6 pt-24 pb-6 md:contents">
            <h1 className="relative text-2xl tracking-[0.24em] md:z-30">{copy.heading}</h1>
            <p className={styleOf('tagline')}>{copy.tagline}</p>
          </div>
        </div>
        <p className="px-5 pt-6 text-ink-2 md:max-w-lg md:p-0 md:text-on-photo">
          <WholeWords words={copy.leadWords}>{copy.lead}</WholeWords>
        </p>
        <p className={styleOf('adults')}>
          <span className="rounded-full bg-plum px-3 py-1 text-s font-semibold text-on-plum num">18+</span>
          <span className="grid">
            <span>{copy.adultsOnly}</span>
            <span>{copy.noHighSchool}</span>
          </span>
        </p>
        <div className={styleOf('actions')}>
          <LandingActions on="photo" />
        </div>
        <p className={styleOf('figures')}>{copy.dailyFigures}</p>
      </div>
    </section>
  )
}
