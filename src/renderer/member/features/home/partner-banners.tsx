import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { partnerPages, partnerTitleWords } from '../../../lib/copy/partners.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'

/** One line drawing per partner, on a common evening sky. The foreground represents the trade. */
const foregrounds = [
  // A house with one lit window.
  'M70 92V52l30-20 30 20v40zM94 92V70h12v22z',
  // A mirror on its foot.
  'M100 24a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM97 72h6v20h-6z',
  // Two hands that hold a light.
  'M64 92c0-24 14-36 34-36v36zM136 92c0-24-14-36-34-36v36z',
  // A cross in a drop.
  'M100 22c16 20 26 30 26 44a26 26 0 0 1-52 0c0-14 10-24 26-44zM96 56v8h-8v8h8v8h8v-8h8v-8h-8v-8z',
  // A ribbon.
  'M100 58c-14-22-40-22-40-4s26 18 40 4c14 14 40 14 40-4s-26-18-40 4zM96 60l-16 32h10l10-24 10 24h10l-16-32z',
  // A camera.
  'M62 42h16l8-10h28l8 10h16v50H62zM100 52a14 14 0 1 0 0 28a14 14 0 1 0 0-28z',
  // A tree beside a bench.
  'M84 92V66a22 22 0 1 1 8 0v26zM112 76h36v6h-4v10h-5V82h-18v10h-5V82h-4z',
] as const

/** Decorative picture of a partner's card. The name stands below it. */
function PartnerDrawing({ index }: { index: number }) {
  const sky = `partner-sky-${index}`
  return (
    <svg viewBox="0 0 200 92" aria-hidden className="block w-full">
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky-mid)" />
      </linearGradient>
      <rect width="200" height="92" fill={`url(#${sky})`} />
      <circle cx={36 + ((index * 53) % 128)} cy={24 + ((index * 17) % 14)} r="11" fill="var(--moon)" opacity=".9" />
      <path d="M-5 78Q50 58 100 74T205 70V95H-5Z" fill="var(--ridge)" opacity=".7" />
      <path d={foregrounds[index] ?? foregrounds[0]} fill="var(--ridge-near)" fillRule="evenodd" />
    </svg>
  )
}

const copy = homeCopy.partners

/**
 * The seven partner cards. Each opens its page in a new tab (HOME-69 to HOME-71). In a wide frame they fill the column of a
 * man's tasks, which is the shorter one; a woman's columns end together.
 */
export function PartnerBanners({ sex }: { sex: Sex }) {
  const below = sex === Sex.woman
  return (
    <section
      aria-labelledby="partners-heading"
      className={`grid content-start gap-2.5 @3xl:col-span-full ${below ? '' : '@4xl:col-span-1 @4xl:col-start-1'}`}
    >
      <div>
        <SectionHeading id="partners-heading">{copy.title}</SectionHeading>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <ul
        className={`-mx-5 flex snap-x scroll-px-5 scroll-row gap-3 px-5 pb-2 @3xl:mx-0 @3xl:grid @3xl:overflow-visible @3xl:px-0 ${below ? '@3xl:grid-cols-4 @6xl:grid-cols-7 @6xl:gap-2' : '@3xl:grid-cols-3 @6xl:grid-cols-4'}`}
      >
        {partnerPages.map(({ title, lead }, index) => (
          <li key={title} className="w-[min(14rem,80vw)] shrink-0 snap-start @3xl:w-auto">
            <a
              href={`/about/partners/${index + 1}`}
              target="_blank"
              rel="noreferrer"
              className="block h-full overflow-hidden rounded-m bg-surface shadow-1"
            >
              <PartnerDrawing index={index} />
              <span className={`grid gap-0.5 px-3.5 py-3 ${below ? '@6xl:px-2.5' : ''}`}>
                <span className={`flex items-center justify-between gap-2 font-semibold ${below ? '@6xl:text-s' : ''}`}>
                  <span className="min-w-0">
                    <WholeWords words={partnerTitleWords}>{title}</WholeWords>
                  </span>
                  <Icon name="external" size={15} label={commonCopy.state.newTab} className="text-ink-3" />
                </span>
                <span className="text-xs text-ink-2">{lead}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
