import type { TemplateResult } from 'lit';

export interface Section {
  readonly title: string;
  /** `only` limits a section to one phase. */
  readonly show: (only?: string) => TemplateResult;
}
