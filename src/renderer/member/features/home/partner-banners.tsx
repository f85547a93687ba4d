import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { partnerPages, partnerTitleWords } from '../../../lib/copy/legal.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/text.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { PartnerDrawing } from './partner-drawing.tsx'

const copy = homeCopy.partners

/** The seven drawn cards of the partners, each opening its page in a new tab (HOME-69 to HOME-71). */
export function PartnerBanners() {
  return (
    <section
      aria-labelledby="partners-heading"
      className="grid gap-2.5 @3xl:col-start-1 @3xl:content-start @3xl:self-start"
    >
      <div>
        <SectionHeading id="partners-heading">{copy.title}</SectionHeading>
        <p className="text-s text-ink-2">{copy.lead}</p>
      </div>
      <ul className="-mx-5 flex snap-x scroll-px-5 scroll-row gap-3 px-5 pb-2 @3xl:mx-0 @3xl:grid @3xl:grid-cols-3 @3xl:overflow-visible @3xl:px-0 @6xl:grid-cols-4">
        {partnerPages.map(({ title, lead }, index) => (
          <li key={title} className="w-[min(14rem,80vw)] shrink-0 snap-start @3xl:w-auto">
            <a
              href={`/about/partners/${index + 1}`}
              target="_blank"
              rel="noreferrer"
              className="block h-full overflow-hidden rounded-m bg-surface shadow-1"
            >
              <PartnerDrawing index={index} />
              <span className="grid gap-0.5 px-3.5 py-3">
                <span className="flex items-center justify-between gap-2 font-semibold">
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
