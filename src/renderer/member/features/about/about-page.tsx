import { Link, useLocation } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useConfig } from '../../api/config.ts'
import { usePageTitle } from '../../shared/document-title.ts'
import { aboutPages } from './legal/about-pages.ts'
import { useLegalFacts } from './legal/use-legal-facts.ts'

/** Legal pages and placeholders for outside links under /about/* (IMP-27, NAV-27, NAV-35, HOME-71). Public. */
export function AboutPage() {
  const { pathname } = useLocation()
  const { variants } = useConfig()
  const path = pathname.replace(/\/$/, '')
  const page = aboutPages(useLegalFacts(), variants.priceSet)[path]
  usePageTitle(page?.title ?? commonCopy.notFound.title)
  if (!page) {
    return (
      <PageBody className="justify-items-center py-12 text-center">
        <h1>{commonCopy.notFound.title}</h1>
        <p className="phrase text-ink-2">{commonCopy.notFound.text}</p>
        <Button wide={false} render={<Link to="/home" replace />}>
          {commonCopy.notFound.button}
        </Button>
      </PageBody>
    )
  }
  return (
    <PageBody className="gap-6 *:max-w-reading">
      <h1>{page.title}</h1>
      {page.note && <Notice>{page.note}</Notice>}
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-2">
          {heading !== page.title && <h2>{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </PageBody>
  )
}
