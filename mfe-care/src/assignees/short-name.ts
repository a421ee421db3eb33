/** The first name, unless another member has the same. */
export function shortName(name: string, members: readonly { name: string }[]): string {
  const first = firstName(name);
  const namesakes = members.filter((member) => member.name !== name && firstName(member.name) === first);
  return namesakes.length === 0 ? first : name;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
