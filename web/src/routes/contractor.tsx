import { createFileRoute } from '@tanstack/react-router';
import { areaHead, loadAreaSite } from '../areas/frame/area-site';
import { AreaRoot } from './-area-root';

export const Route = createFileRoute('/contractor')({
  staticData: { strings: ['auth', 'problem', 'work-problem', 'live', 'contractor'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.contractor', match.context),
  component: AreaRoot,
});
