import type { CoverageReport } from '../../src/contract/control/coverage.ts'

/** A report with one call, one channel, one rule of time and one text. */
export const aReport = (statuses: Record<string, number>, screens: CoverageReport['screens']): CoverageReport => ({
  endpoints: [
    {
      id: 'API-09',
      method: 'GET',
      path: '/api/account',
      summary: 'アカウント',
      documented: [200, 401, 403],
      statuses,
      missing: [200, 401, 403].filter((status) => !statuses[status]),
    },
  ],
  channels: [{ id: 'WS-01', name: 'MessageChannel', frames: 0 }],
  timeRules: [{ kind: 'charge', fired: 1 }],
  screens,
  errorTexts: [{ text: '"<入力>" & 確認', documented: true, seen: 0 }],
})
