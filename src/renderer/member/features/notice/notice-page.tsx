import { useMatch } from 'react-router-dom'
import { noticesEndpoint } from '../../../../contract/calls/notice.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { readId, useGoBack } from '../../shared/navigation.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { PasswordSection } from '../../shared/parts/password-section.tsx'
import { noticeCopy as copy } from './copy.ts'
import { NoticeList } from './notice-list.tsx'
import { Notice, NoticeSkeleton, useNotice } from './notice.tsx'

/** Page /notice/index: all notices, in a wide window the newest beside them, and the password form (NOTICE-13). */
export function NoticeIndexPage() {
  const { data, isError } = useEndpoint(noticesEndpoint, {})
  const newest = data?.notifications[0]?.id
  const isLoading = !data && !isError
  const both = useHasPanes()
  return (
    <PageBody>
      <ListAndReading
        at="list"
        list={<NoticeList current={both ? newest : undefined} />}
        reading={newest === undefined ? isLoading && <NoticeSkeleton /> : <Notice id={newest} />}
      />
      {/* Rendered after the list loads, because the list would push it down. */}
      {(data || isError) && <PasswordSection />}
    </PageBody>
  )
}

/** Page /notice/{id}: one notice. A numeric id hides the app's header and footer (NOTICE-02, NOTICE-05, NOTICE-06). */
export function NoticePage() {
  // The pages render outside the router's own routes, so useParams has no id here.
  const text = useMatch('/notice/:id')?.params.id ?? ''
  const id = readId(text)
  const back = useGoBack('/notice/index')
  const both = useHasPanes()
  const { data, isError } = useNotice(id)
  return (
    <>
      {/^\d+$/.test(text) && (
        <PageHeader
          tone="sticky"
          title={copy.title}
          leading={both ? undefined : <IconButton icon="back" label={copy.back} onClick={back} />}
        />
      )}
      <PageBody className="flex-1">
        <ListAndReading at="reading" list={<NoticeList current={id} />} reading={<Notice id={id} />} />
        {/* Rendered with the notice, whose length is unknown before, so that nothing shifts. */}
        {(id === undefined || data || isError) && <PasswordSection />}
      </PageBody>
    </>
  )
}
