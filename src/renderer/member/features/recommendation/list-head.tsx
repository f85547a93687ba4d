import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { listViews, viewOf, type ViewAddress, useListAddress } from './lists.ts'

const copy = recommendationCopy.search

/** Searches names and last messages. Waits for the end of a composition, whose kana are not a search term. */
export function ConversationSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('')
  return (
    <search className="relative block @3xl:max-w-md">
      <TextInput
        type="search"
        aria-label={copy.label}
        placeholder={copy.label}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        className="ps-10.5"
        onChange={({ target, nativeEvent }) => {
          setText(target.value)
          if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) onSearch(target.value)
        }}
        onCompositionEnd={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Icon name="search" size={18} className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-3" />
    </search>
  )
}

const listTabsCopy = recommendationCopy.tab

/** The five tabs of a list (D-83). The tab of likes has two more: received and sent (REC-05, REC-09). */
export function ListTabs() {
  const { address, queryOf } = useListAddress()
  const to = (view: ViewAddress) => queryOf({ ...view, page: 1, profileList: false })
  const current = viewOf(address)
  return (
    <div className="grid gap-2">
      <SegmentedNav
        label={listTabsCopy.label}
        items={listViews.map(({ view, label, address: target }) => ({
          key: view,
          label,
          current: view === current,
          render: <Link to={to(target)} replace />,
        }))}
      />
      {current === 'liked' && (
        <SegmentedNav
          label={listTabsCopy.likesLabel}
          items={(['liked', 'send_like'] as const).map((status) => ({
            key: status,
            label: status === 'liked' ? listTabsCopy.received : listTabsCopy.sent,
            current: status === address.status,
            render: <Link to={to({ status, declined: false })} replace />,
          }))}
        />
      )}
    </div>
  )
}
