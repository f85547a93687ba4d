import { useState } from 'react'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

const searchCopy = recommendationCopy.search

/** Searches names and last messages. Waits for the end of a composition, whose kana are not a search term. */
export function ConversationSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('')
  return (
    <search className="relative block @3xl:max-w-md">
      <TextInput
        type="search"
        aria-label={searchCopy.label}
        placeholder={searchCopy.label}
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
