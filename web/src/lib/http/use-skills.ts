import type { Site } from '@contract/content/site';
import { useQuery } from '@tanstack/react-query';
import { get } from './http';
import { useLocale } from '../text/locale';

export type SkillGroup = { slug: string; name: string; products: readonly { slug: string; name: string }[] };

/** What contractors may be able to do: the categories of the catalogue with their services. Empty until it is known. */
export function useSkills(): readonly SkillGroup[] {
  const locale = useLocale();
  const { data } = useQuery({ queryKey: ['site', locale], queryFn: ({ signal }) => get<Site>('/api/site', { locale, signal }) });
  return data?.categories ?? [];
}

/** The name of a category, or of a service; one that the catalogue no longer has keeps its address. */
export function skillName(groups: readonly SkillGroup[], skill: string): string {
  const [category, product] = skill.split('/');
  const group = groups.find(({ slug }) => slug === category);
  const found = product === undefined ? group : group?.products.find(({ slug }) => slug === product);
  return found?.name ?? skill;
}
