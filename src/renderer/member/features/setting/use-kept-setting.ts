import { useState } from 'react'
import { recommendSetting, type RecommendSetting } from '../../../../contract/recommend-setting.ts'
import { readSession } from '../../api/session-store.ts'

/** The settings on screen; what was changed but not saved outlives a reload. Answers value, setter and how to forget. */
export function useKeptSetting(
  stored: RecommendSetting,
): [RecommendSetting, (setting: RecommendSetting) => void, () => void] {
  const key = `yoimachi.setting.${readSession().uid ?? ''}`
  const [setting, setSetting] = useState(() => readKept(key) ?? stored)
  const keep = (next: RecommendSetting) => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setSetting(next)
  }
  return [setting, keep, () => sessionStorage.removeItem(key)]
}

function readKept(key: string): RecommendSetting | null {
  try {
    return recommendSetting.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
