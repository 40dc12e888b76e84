import java.sql.*;

/** Moves money between two accounts; a transfer that stops half way leaves no trace. */
public class Transfer {
    static Connection db;

    static void add(String account, int rupees) throws SQLException {
        try (var s = db.prepareStatement("update account set balance = balance + ? where name = ?")) {
            s.setInt(1, rupees);
            s.setString(2, account);
            if (s.executeUpdate() != 1) throw new SQLException("no account " + account);
        }
    }

    static void transfer(String from, String to, int rupees) throws SQLException {
        db.setAutoCommit(false);
        try {
            add(from, -rupees);
            show("between");
            add(to, rupees);
            db.commit();
        } catch (SQLException e) {
            db.rollback();
        }
    }

    static void show(String moment) throws SQLException {
        try (var s = db.createStatement(); var r = s.executeQuery("select balance from account order by name")) {
            r.next();
            int a = r.getInt(1);
            r.next();
            System.out.println(moment + " " + a + " " + r.getInt(1));
        }
    }

    public static void main(String[] arguments) throws SQLException {
        db = DriverManager.getConnection("jdbc:h2:mem:bank;MODE=MySQL");
        try (var s = db.createStatement()) {
            s.execute("create table account(name varchar(20) primary key, balance int check (balance >= 0))");
            s.execute("insert into account values ('A', 12000), ('B', 3000)");
        }
        show("before");
        transfer("A", "nobody", 5000); // fails after the first half
        show("rolled-back");
        transfer("A", "B", 5000);
        show("committed");
    }
}
