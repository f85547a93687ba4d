import type { CoverageReport } from '../../../../contract/control/coverage.ts'
import { coverageFile, type CoverageFormat, coverageFormats } from '../../../../contract/files/coverage-file.ts'
import { currentCopy, currentLanguage } from '../../hub/language.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { saveBlob } from '../../parts/files.ts'
import { coverageCopy } from './copy.ts'

const formats: Readonly<Record<CoverageFormat, { readonly label: string; readonly type: string }>> = {
  html: { label: 'HTML', type: 'text/html' },
  json: { label: 'JSON', type: 'application/json' },
  xml: { label: 'JUnit', type: 'application/xml' },
}

function save(report: CoverageReport, format: CoverageFormat): void {
  const { fileTitle: title, kinds, unseen } = currentCopy(coverageCopy)
  const text = coverageFile(report, format, { language: currentLanguage(), title, kinds, unseen })
  saveBlob(`yoimachi-coverage.${format}`, new Blob([text], { type: formats[format].type }))
}

/** Saves the report of this session as a file. */
export function ExportButtons({ report }: { report: CoverageReport }) {
  return coverageFormats.map((format) => (
    <SmallButton key={format} icon="download" onClick={() => save(report, format)}>
      {formats[format].label}
    </SmallButton>
  ))
}
