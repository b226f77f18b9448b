import { Th, Thead, Tr, Typography } from '@strapi/design-system';

/** The head of a table of the shop's own pages; an empty title stands over buttons. */
export const TableHead = ({ titles }: { titles: readonly string[] }) => (
  <Thead>
    <Tr>
      {titles.map((name) => (
        <Th key={name}>
          <Typography variant="sigma">{name}</Typography>
        </Th>
      ))}
    </Tr>
  </Thead>
);
