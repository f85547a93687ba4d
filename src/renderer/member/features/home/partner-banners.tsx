import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { partnerPages, partnerTitleWords } from '../../../lib/copy/partners.ts'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { PartnerDrawing } from './partner-drawing.tsx'

const copy = homeCopy.partners

/** Cards in a row that scrolls; in a wide frame a grid. */
const cards =
  '-mx-5 flex snap-x scroll-px-5 scroll-row gap-3 px-5 pb-2 @3xl:mx-0 @3xl:grid @3xl:overflow-visible @3xl:px-0'

/** In a wide frame the cards fill the column of a man's tasks, the shorter one. A woman's columns end together. */
const layouts = {
  [Sex.man]: {
    section: '@4xl:col-span-1 @4xl:col-start-1',
    cards: '@3xl:grid-cols-3 @6xl:grid-cols-4',
    text: '',
    title: '',
  },
  [Sex.woman]: {
    section: '',
    cards: '@3xl:grid-cols-4 @6xl:grid-cols-7 @6xl:gap-2',
    text: '@6xl:px-2.5',
    title: '@6xl:text-s',
  },
}

/** The seven partner cards. Each opens its page in a new tab (HOME-69 to HOME-71). */
export function PartnerBanners({ sex }: { sex: Sex }) {
  const layout = layouts[sex]
  return (
    <section
      aria-labelledby="partners-heading"
      className={`grid content-start gap-2.5 @3xl:col-span-full ${layout.section}`}
    >
      <div>
        <SectionHeading id="partners-heading">{copy.title}</SectionHeading>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <ul className={`${cards} ${layout.cards}`}>
        {partnerPages.map(({ title, lead }, index) => (
          <li key={title} className="w-[min(14rem,80vw)] shrink-0 snap-start @3xl:w-auto">
            <a
              href={`/about/partners/${index + 1}`}
              target="_blank"
              rel="noreferrer"
              className="block h-full overflow-hidden rounded-m bg-surface shadow-1"
            >
              <PartnerDrawing index={index} />
              <span className={`grid gap-0.5 px-3.5 py-3 ${layout.text}`}>
                <span className={`flex items-center justify-between gap-2 font-semibold ${layout.title}`}>
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
